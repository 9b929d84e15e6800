BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER,
	name VARCHAR(40) NOT NULL,
	text VARCHAR(300) NOT NULL,
	at FLOAT NOT NULL,
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('39214a5285021cf8',1,0,'Ann','Good luck, everybody!',1.79483644710256052016e+09);
INSERT INTO "chat" VALUES('9b737dddd8433a67',1,0,'Ann','Good luck, everybody!',1.79483644766016292573e+09);
INSERT INTO "chat" VALUES('ca33e8838c616a34',1,0,'Ann','Good luck, everybody!',1.79483644963091897961e+09);
INSERT INTO "chat" VALUES('33c4e23dea098df0',1,0,'Ann','Good luck, everybody!',1.79483645260124897958e+09);
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL,
	holder VARCHAR(32) NOT NULL,
	until FLOAT NOT NULL,
	CONSTRAINT pk_leases PRIMARY KEY (table_id),
	CONSTRAINT fk_leases_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	seat INTEGER NOT NULL,
	text TEXT NOT NULL,
	gesture VARCHAR(40) NOT NULL,
	at FLOAT NOT NULL,
	CONSTRAINT pk_log PRIMARY KEY (table_id, number),
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('39214a5285021cf8',1,'pick',1,'play b1_battle_droid','g0',1.79483644528627586363e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',2,'pick',1,'commit b1_battle_droid mace_windu','g1',1.79483644530159544942e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',3,'pick',1,'play b1_battle_droid','g2',1.79483644532008504868e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',4,'pick',1,'commit b1_battle_droid commander_cody','g3',1.7948364453453404903e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',5,'pick',1,'play separatist_shuttle','g4',1.79483644537019634249e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',6,'undo',1,'1','u4',1.79483644538038969039e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',7,'pick',1,'end','g5',1.79483644539052724841e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',8,'pick',0,'buy v_19_torrent','g6',1.7948364454491314888e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',9,'pick',0,'end','g7',1.79483644547178459172e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',10,'pick',1,'end','g8',1.79483644548356890673e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',11,'pick',0,'end','g9',1.79483644549556183812e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',12,'pick',1,'play b1_battle_droid','g10',1.79483644551747918132e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',13,'pick',1,'play separatist_shuttle','g11',1.7948364455265548229e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',14,'pick',1,'commit separatist_shuttle mace_windu','g12',1.7948364457157914638e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',15,'pick',1,'play separatist_shuttle','g13',1.79483644575868344305e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',16,'undo',1,'1','u13',1.79483644576406574247e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',17,'pick',1,'end','g14',1.79483644578063583369e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',18,'pick',0,'play clone_trooper','g15',1.79483644579987049105e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',19,'pick',0,'end','g16',1.79483644583982443814e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',20,'pick',1,'end','g17',1.7948364458647506237e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',21,'pick',0,'play v_19_torrent','g18',1.79483644587981176375e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',22,'pick',0,'commit v_19_torrent stap','g19',1.794836445891428709e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',23,'pick',0,'resolve stap','g20',1.7948364459111876488e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',24,'pick',0,'reward stap','g21',1.79483644593567466737e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',25,'pick',0,'exile jedi_knight hand','g22',1.79483644594529080391e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',26,'undo',0,'1','u22',1.79483644595581102367e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',27,'pick',0,'exile clone_trooper discard','g23',1.79483644598005819318e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',28,'pick',0,'play republic_shuttle','g24',1.79483644600229549402e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',29,'pick',0,'play republic_shuttle','g25',1.79483644601355171203e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',30,'pick',0,'play republic_shuttle','g26',1.79483644602958250045e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',31,'pick',0,'play jedi_knight','g27',1.79483644604255843167e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',32,'pick',0,'choose jedi_knight 2','g28',1.79483644605968618388e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',33,'pick',0,'buy outer_rim_pilot','g29',1.79483644609734582908e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',34,'pick',0,'commit republic_shuttle droideka','g30',1.79483644612053155897e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',35,'pick',0,'buy hutt_fighter','g31',1.79483644613179326061e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',36,'pick',0,'resolve droideka','g32',1794836446.14331);
INSERT INTO "log" VALUES('39214a5285021cf8',37,'pick',0,'commit republic_shuttle droideka','g33',1.79483644618606472012e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',38,'pick',0,'commit jedi_knight droideka','g34',1.79483644619994258881e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',39,'pick',0,'end','g35',1.79483644622283816335e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',40,'pick',1,'end','g36',1.7948364462349112034e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',41,'pick',0,'play v_19_torrent','g37',1.79483644624423933034e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',42,'pick',0,'commit v_19_torrent base','g38',1.79483644625830554963e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',43,'pick',0,'play clone_trooper','g39',1.79483644626870441438e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',44,'pick',0,'commit clone_trooper base','g40',1.79483644647653532025e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',45,'undo',0,'1','u40',1.79483644650772881509e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',46,'pick',0,'resolve base','g41',1.79483644660235929489e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',47,'pick',0,'commit clone_trooper droideka','g42',1.79483644662195372578e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',48,'pick',0,'play republic_shuttle','g43',1.79483644663394784927e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',49,'pick',0,'commit republic_shuttle droideka','g44',1.79483644664870548249e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',50,'pick',0,'play republic_shuttle','g45',1.79483644666518568988e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',51,'pick',0,'buy outer_rim_pilot','g46',1.79483644667464542392e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',52,'pick',0,'commit republic_shuttle droideka','g47',1.79483644668705964089e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',53,'pick',0,'play republic_shuttle','g48',1.79483644669509434695e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',54,'pick',0,'commit republic_shuttle droideka','g49',1.79483644670214676853e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',55,'undo',0,'1','u49',1.79483644670575165748e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',56,'pick',0,'end','g50',1.79483644671226572984e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',57,'pick',1,'end','g51',1.79483644672606611246e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',58,'pick',0,'end','g52',1.79483644673850154874e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',59,'pick',1,'play b1_battle_droid','g53',1.79483644674678063392e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',60,'pick',1,'commit b1_battle_droid base','g54',1.79483644676581883432e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',61,'pick',1,'resolve base','g55',1.79483644677823495862e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',62,'pick',1,'end','g56',1.79483644679323554038e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',63,'pick',0,'play hutt_fighter','g57',1794836446.80265);
INSERT INTO "log" VALUES('39214a5285021cf8',64,'pick',0,'end','g58',1.79483644708618092535e+09);
INSERT INTO "log" VALUES('39214a5285021cf8',65,'pick',1,'end','g59',1.79483644709513473513e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',1,'pick',1,'play separatist_shuttle','program-0',1.79483644714211678502e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',2,'pick',1,'commit separatist_shuttle at_te','program-1',1.79483644714655637738e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',3,'pick',1,'play separatist_shuttle','program-2',1.79483644715122199063e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',4,'pick',1,'play separatist_shuttle','program-3',1.79483644715642905228e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',5,'pick',1,'commit separatist_shuttle base','program-4',1.79483644715846085552e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',6,'pick',1,'play b1_battle_droid','program-5',1.79483644716167879099e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',7,'pick',1,'commit separatist_shuttle base','program-6',1.79483644716406655307e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',8,'pick',1,'play separatist_shuttle','program-7',1.79483644717459297178e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',9,'pick',1,'buy outer_rim_pilot','program-8',1.79483644717646479609e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',10,'pick',1,'commit b1_battle_droid r2_d2','program-9',1.79483644717831373211e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',11,'pick',1,'commit separatist_shuttle r2_d2','program-10',1.79483644717984509465e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',12,'pick',1,'buy hutt_fighter','program-11',1.79483644718115043642e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',13,'pick',1,'resolve base','program-12',1.79483644719243741038e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',14,'pick',1,'resolve at_te','program-13',1.79483644721749687192e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',15,'pick',1,'resolve r2_d2','program-14',1.79483644722504234311e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',16,'pick',1,'done','program-15',1.79483644722960329056e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',17,'pick',1,'end','program-16',1.79483644723581910133e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',18,'pick',0,'play republic_shuttle','g1',1.79483644724745464325e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',19,'pick',0,'play republic_shuttle','g2',1.79483644726131486889e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',20,'pick',0,'play clone_trooper','g3',1.7948364472725481987e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',21,'pick',0,'commit republic_shuttle asajj_ventress','g4',1.79483644728872108456e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',22,'undo',0,'1','u4',1.79483644729260802264e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',23,'pick',0,'buy arc_trooper','g5',1.79483644729934787749e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',24,'pick',0,'end','g6',1.79483644730631017685e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',25,'pick',1,'play b1_battle_droid','program-24',1.79483644731062269217e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',26,'pick',1,'play separatist_shuttle','program-25',1.79483644731878161423e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',27,'pick',1,'commit b1_battle_droid base','program-26',1.79483644732412099837e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',28,'pick',1,'resolve base','program-27',1.79483644732869911195e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',29,'pick',1,'commit separatist_shuttle base','program-28',1.79483644733502531055e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',30,'pick',1,'play dark_side_agent','program-29',1.79483644734035730364e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',31,'pick',1,'choose dark_side_agent 2','program-30',1.79483644734340286254e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',32,'pick',1,'commit dark_side_agent arc_trooper','program-31',1.79483644734898185727e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',33,'pick',1,'resolve arc_trooper','program-32',1.79483644735193133357e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',34,'pick',1,'buy outer_rim_pilot','program-33',1.79483644735900807381e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',35,'pick',1,'resolve base','program-34',1.794836447363476038e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',36,'pick',1,'play separatist_shuttle','program-35',1.79483644736869716639e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',37,'pick',1,'commit separatist_shuttle base','program-36',1.79483644737618565564e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',38,'pick',1,'play separatist_shuttle','program-37',1.79483644738421392441e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',39,'pick',1,'commit separatist_shuttle arc_trooper','program-38',1.79483644743966197967e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',40,'pick',1,'buy outer_rim_pilot','program-39',1.79483644746083974841e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',41,'pick',1,'resolve base','program-40',1.79483644746731781961e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',42,'pick',1,'resolve arc_trooper','program-41',1.79483644749812746048e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',43,'pick',1,'end','program-42',1.79483644752405595776e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',44,'pick',0,'play jedi_knight','g28',1.79483644754529547693e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',45,'pick',0,'choose jedi_knight 2','g29',1.79483644757964396474e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',46,'pick',0,'commit jedi_knight asajj_ventress','g30',1.79483644761534047126e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',47,'pick',0,'play clone_trooper','g31',1.79483644762184262272e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',48,'undo',0,'1','u31',1.7948364476250829696e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',49,'pick',0,'end','g32',1.79483644763101553914e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',50,'pick',1,'play b1_battle_droid','program-49',1.7948364476352670193e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',51,'pick',1,'commit b1_battle_droid at_te','program-50',1.7948364476459755897e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',52,'pick',1,'play outer_rim_pilot','program-51',1.79483644765479755404e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',53,'pick',1,'commit outer_rim_pilot base','program-52',1.79483644766364240641e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',54,'pick',1,'use outer_rim_pilot','program-53',1.79483644770101785658e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',55,'pick',1,'buy outer_rim_pilot','program-54',1.7948364477138946056e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',1,'pick',1,'play b1_battle_droid','program-0',1.79483644772590160369e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',56,'pick',1,'resolve at_te','program-55',1.79483644772936797137e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',2,'pick',1,'play b1_battle_droid','program-1',1.79483644773542022708e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',57,'pick',1,'play separatist_shuttle','program-56',1.79483644774066686622e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',3,'pick',1,'play separatist_shuttle','program-2',1.79483644774387478826e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',58,'pick',1,'commit separatist_shuttle arc_trooper','program-57',1.7948364477500436306e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',4,'pick',1,'play separatist_shuttle','program-3',1.79483644775967288013e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',59,'pick',1,'play outer_rim_pilot','program-58',1.79483644776210474972e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',5,'pick',1,'play separatist_shuttle','program-4',1.79483644787628436089e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',60,'pick',1,'commit outer_rim_pilot arc_trooper','program-59',1.79483644788024449346e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',6,'pick',1,'buy vulture_droid','program-5',1.79483644788355803487e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',61,'pick',1,'use outer_rim_pilot','program-60',1.79483644788810443879e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',7,'pick',1,'buy weequay_pirate','program-6',1.79483644789127540588e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',62,'pick',1,'buy death_watch_warrior','program-61',1.79483644789450907702e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',8,'pick',1,'buy vulture_droid','program-7',1.79483644789689064029e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',63,'pick',1,'use death_watch_warrior','program-62',1.7948364479055128098e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',9,'pick',1,'commit b1_battle_droid base','program-8',1.79483644790827274323e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',64,'pick',1,'resolve arc_trooper','program-63',1.79483644791172242162e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',10,'pick',1,'commit b1_battle_droid base','program-9',1.79483644791474962238e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',65,'pick',1,'play separatist_shuttle','program-64',1.7948364479160718918e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',11,'pick',1,'resolve base','program-10',1.79483644791965556144e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',66,'pick',1,'play death_watch_warrior','program-65',1.79483644792132377623e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',12,'pick',1,'end','program-11',1.79483644792352223392e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',67,'pick',1,'commit death_watch_warrior arc_trooper','program-66',1.79483644792682218551e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',13,'pick',0,'play republic_shuttle','program-12',1.79483644792864441871e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',68,'pick',1,'commit separatist_shuttle base','program-67',1.79483644793082690238e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',14,'pick',0,'buy outer_rim_pilot','program-13',1.79483644793432807916e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',69,'pick',1,'resolve arc_trooper','program-68',1.79483644794127893441e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',15,'pick',0,'play republic_shuttle','program-14',1.79483644795535540574e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',70,'pick',1,'reward arc_trooper','program-69',1.79483644796300053593e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',16,'pick',0,'commit republic_shuttle base','program-15',1.79483644797447323797e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',71,'pick',1,'resolve base','program-70',1.79483644797831726072e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',17,'pick',0,'resolve base','program-16',1.79483644799463343622e+09);
INSERT INTO "log" VALUES('9b737dddd8433a67',72,'pick',1,'end','program-71',1.79483644802950692174e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',18,'pick',0,'play clone_trooper','program-17',1.79483644806338405613e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',19,'pick',0,'play clone_trooper','program-18',1.7948364481339607239e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',20,'pick',0,'commit clone_trooper base','program-19',1.7948364481358180046e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',21,'pick',0,'commit clone_trooper base','program-20',1.79483644813958382602e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',22,'pick',0,'resolve base','program-21',1.79483644814140844343e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',23,'pick',0,'commit republic_shuttle mtt','program-22',1.79483644814508199686e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',24,'pick',0,'play republic_shuttle','program-23',1.79483644814679384228e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',25,'pick',0,'commit republic_shuttle base','program-24',1.79483644818405246737e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',26,'pick',0,'buy outer_rim_pilot','program-25',1.79483644818602275849e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',27,'pick',0,'resolve mtt','program-26',1.79483644820274758336e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',28,'pick',0,'resolve base','program-27',1.79483644820507311822e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',29,'pick',0,'end','program-28',1.79483644820737814904e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',30,'pick',1,'play dark_side_agent','program-29',1.79483644821164488791e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',31,'pick',1,'choose dark_side_agent 1','program-30',1.79483644821481394763e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',32,'pick',1,'play separatist_shuttle','program-31',1.79483644822803425789e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',33,'pick',1,'play separatist_shuttle','program-32',1.79483644823751568799e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',34,'pick',1,'play separatist_shuttle','program-33',1.79483644824157047271e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',35,'pick',1,'play separatist_shuttle','program-34',1.79483644824700856205e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',36,'pick',1,'buy corona_class_frigate','program-35',1.79483644825255632404e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',37,'pick',1,'commit dark_side_agent base','program-36',1.79483644825655245776e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',38,'pick',1,'resolve base','program-37',1.79483644826017093654e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',39,'pick',1,'end','program-38',1794836448.27065);
INSERT INTO "log" VALUES('044b7b6911838c96',40,'pick',0,'play jedi_knight','program-39',1.7948364482775104046e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',41,'pick',0,'choose jedi_knight 1','program-40',1.7948364482848536968e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',42,'pick',0,'commit jedi_knight mtt','program-41',1.79483644828840923314e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',43,'pick',0,'resolve mtt','program-42',1.79483644829086542125e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',44,'pick',0,'play republic_shuttle','program-43',1.79483644829324316977e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',45,'pick',0,'play republic_shuttle','program-44',1.79483644829791402818e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',46,'pick',0,'buy outer_rim_pilot','program-45',1.79483644830181479452e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',47,'pick',0,'commit republic_shuttle base','program-46',1.79483644830410075184e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',48,'pick',0,'play republic_shuttle','program-47',1.79483644830606508258e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',49,'pick',0,'buy nightsister','program-48',1.7948364483087072373e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',50,'pick',0,'play republic_shuttle','program-49',1.79483644831061267847e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',51,'pick',0,'commit republic_shuttle stap','program-50',1.79483644831522560114e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',52,'pick',0,'commit republic_shuttle stap','program-51',1.79483644831785774231e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',53,'pick',0,'resolve stap','program-52',1794836448.32076);
INSERT INTO "log" VALUES('044b7b6911838c96',54,'pick',0,'commit republic_shuttle base','program-53',1.79483644832265949254e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',55,'pick',0,'resolve base','program-54',1.7948364483261570931e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',56,'pick',0,'end','program-55',1.79483644832800459862e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',57,'pick',1,'play corona_class_frigate','program-56',1.79483644833086609842e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',58,'pick',1,'play vulture_droid','program-57',1.79483644833343744277e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',59,'pick',1,'play b1_battle_droid','program-58',1.79483644833945822716e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',60,'pick',1,'play b1_battle_droid','program-59',1.79483644834365940095e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',61,'pick',1,'play separatist_shuttle','program-60',1794836448.34628);
INSERT INTO "log" VALUES('044b7b6911838c96',62,'pick',1,'commit vulture_droid padme_amidala','program-61',1.79483644834941625592e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',63,'pick',1,'commit b1_battle_droid padme_amidala','program-62',1.79483644836223745345e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',64,'pick',1,'resolve padme_amidala','program-63',1.79483644836760044098e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',65,'pick',1,'reward padme_amidala','program-64',1.79483644838205528256e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',66,'pick',1,'buy stap','program-65',1.79483644838497734068e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',67,'pick',1,'commit b1_battle_droid base','program-66',1.79483644838755083085e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',68,'pick',1,'commit corona_class_frigate base','program-67',1.79483644839055204393e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',69,'pick',1,'resolve base','program-68',1.79483644839612817767e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',70,'pick',1,'end','program-69',1.79483644839873480794e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',71,'pick',0,'base kamino','program-70',1.79483644840234351156e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',72,'pick',0,'play republic_shuttle','program-71',1.79483644840432906156e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',73,'pick',0,'commit republic_shuttle commando_droid','program-72',1.79483644840615630148e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',74,'pick',0,'play republic_shuttle','program-73',1794836448.408);
INSERT INTO "log" VALUES('044b7b6911838c96',75,'pick',0,'resolve commando_droid','program-74',1.79483644840993571286e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',76,'pick',0,'buy at_rt','program-75',1.7948364484119768143e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',77,'pick',0,'commit republic_shuttle base','program-76',1.79483644841381454471e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',78,'pick',0,'resolve base','program-77',1.79483644841541862486e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',79,'pick',0,'play republic_shuttle','program-78',1.79483644841702222826e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',80,'pick',0,'commit republic_shuttle mtt','program-79',1.79483644841842365259e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',81,'pick',0,'resolve mtt','program-80',1.79483644842014956476e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',82,'pick',0,'play republic_shuttle','program-81',1.79483644842252087594e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',83,'pick',0,'buy outer_rim_pilot','program-82',1.79483644842463493343e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',84,'pick',0,'commit republic_shuttle base','program-83',1.79483644842617654805e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',85,'pick',0,'play jedi_knight','program-84',1.79483644842745208736e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',86,'pick',0,'choose jedi_knight 3','program-85',1.79483644842953848842e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',87,'pick',0,'resolve base','program-86',1.79483644843123483656e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',88,'pick',0,'commit jedi_knight mtt','program-87',1.79483644843457603454e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',89,'pick',0,'resolve mtt','program-88',1.7948364484366433621e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',90,'pick',0,'end','program-89',1.79483644843968224522e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',91,'pick',1,'play vulture_droid','program-90',1.79483644844369912146e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',92,'pick',1,'play weequay_pirate','program-91',1.79483644844686388974e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',93,'pick',1,'play separatist_shuttle','program-92',1.7948364484502389431e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',94,'pick',1,'play separatist_shuttle','program-93',1.79483644845319247245e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',95,'pick',1,'play separatist_shuttle','program-94',1.79483644845599627491e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',96,'pick',1,'buy commando_droid','program-95',1.79483644845922851564e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',97,'pick',1,'commit vulture_droid base','program-96',1.79483644846241092683e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',98,'pick',1,'commit corona_class_frigate base','program-97',1.79483644847016501422e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',99,'pick',1,'resolve base','program-98',1.79483644847308039665e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',100,'pick',1,'use vulture_droid','program-99',1.79483644849020957954e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',101,'pick',1,'use weequay_pirate','program-100',1.79483644849650430686e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',102,'pick',1,'end','program-101',1.79483644849946928027e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',103,'pick',0,'play republic_shuttle','program-102',1.79483644850141096111e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',104,'pick',0,'commit republic_shuttle mtt','program-103',1.79483644850302505495e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',105,'pick',0,'resolve mtt','program-104',1.79483644850443696972e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',106,'pick',0,'play outer_rim_pilot','program-105',1.7948364485058841705e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',107,'pick',0,'use outer_rim_pilot','program-106',1.79483644850736451152e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',108,'pick',0,'play clone_trooper','program-107',1.79483644850877022743e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',109,'pick',0,'play clone_trooper','program-108',1.79483644851194238658e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',110,'pick',0,'commit clone_trooper mtt','program-109',1.79483644851907253267e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',111,'pick',0,'buy consular_class_cruiser','program-110',1.79483644852339506142e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',112,'pick',0,'commit clone_trooper base','program-111',1.79483644852554082875e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',113,'pick',0,'resolve base','program-112',1.79483644852778172489e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',114,'pick',0,'play outer_rim_pilot','program-113',1.79483644853047299384e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',115,'pick',0,'resolve mtt','program-114',1.79483644853890466686e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',116,'pick',0,'buy outer_rim_pilot','program-115',1.79483644854177212717e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',117,'pick',0,'commit outer_rim_pilot base','program-116',1.79483644854424643512e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',118,'pick',0,'use outer_rim_pilot','program-117',1.79483644854790830615e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',119,'pick',0,'end','program-118',1.79483644855091953275e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',120,'pick',1,'play dark_side_agent','program-119',1.79483644855615663525e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',121,'pick',1,'choose dark_side_agent 1','program-120',1.79483644856432366376e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',122,'pick',1,'play b1_battle_droid','program-121',1.79483644858758521084e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',123,'pick',1,'play separatist_shuttle','program-122',1.79483644859009695057e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',124,'pick',1,'play separatist_shuttle','program-123',1.7948364485948913097e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',125,'pick',1,'play separatist_shuttle','program-124',1.79483644860311484332e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',126,'pick',1,'commit dark_side_agent base','program-125',1.79483644861213016514e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',127,'pick',1,'commit b1_battle_droid base','program-126',1.79483644861821675297e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',128,'pick',1,'commit corona_class_frigate base','program-127',1.79483644862753772739e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',129,'pick',1,'resolve base','program-128',1.79483644863071918488e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',130,'pick',1,'end','program-129',1.7948364486354560852e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',131,'pick',0,'play republic_shuttle','program-130',1.79483644864248347277e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',132,'pick',0,'commit republic_shuttle base','program-131',1.79483644864677166939e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',133,'pick',0,'resolve base','program-132',1.79483644864942669871e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',134,'pick',0,'play nightsister','program-133',1.7948364486549596786e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',135,'pick',0,'commit nightsister base','program-134',1.79483644865725564952e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',136,'pick',0,'buy outer_rim_pilot','program-135',1.79483644866523385052e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',137,'pick',0,'play republic_shuttle','program-136',1.79483644866963720321e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',138,'pick',0,'commit republic_shuttle mtt','program-137',1.7948364486740274429e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',139,'pick',0,'resolve base','program-138',1.79483644867722678178e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',140,'pick',0,'resolve mtt','program-139',1.79483644868004941943e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',141,'pick',0,'use nightsister','program-140',1.79483644868456339834e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',142,'pick',0,'exile outer_rim_pilot hand','program-141',1.79483644868688249586e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',143,'pick',0,'done','program-142',1.79483644871458721163e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',144,'pick',0,'play at_rt','program-143',1.79483644873480200762e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',145,'pick',0,'commit at_rt base','program-144',1.79483644875020170207e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',146,'pick',0,'resolve base','program-145',1.7948364487531578541e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',147,'pick',0,'use at_rt','program-146',1.79483644875696587558e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',148,'pick',0,'discard-row asajj_ventress','program-147',1.79483644876073789595e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',149,'pick',0,'end','program-148',1.794836448764939785e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',150,'pick',1,'play commando_droid','program-149',1.7948364487681462765e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',151,'pick',1,'play stap','program-150',1.79483644890656542777e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',152,'pick',1,'use stap','program-151',1.79483644891801762577e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',153,'pick',1,'play separatist_shuttle','program-152',1.7948364489240131378e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',154,'pick',1,'play separatist_shuttle','program-153',1.79483644893537044526e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',155,'pick',1,'play separatist_shuttle','program-154',1.79483644893836545943e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',156,'pick',1,'use commando_droid','program-155',1.79483644894598698611e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',157,'pick',0,'discard jedi_knight','program-156',1.79483644894920825962e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',158,'pick',1,'commit commando_droid base','program-157',1794836448.95595);
INSERT INTO "log" VALUES('044b7b6911838c96',159,'pick',1,'commit stap base','program-158',1.79483644896222329138e+09);
INSERT INTO "log" VALUES('044b7b6911838c96',160,'pick',1,'resolve base','program-159',1.7948364489655416012e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',1,'pick',1,'play separatist_shuttle','g0',1.79483644930622315404e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',2,'pick',1,'commit separatist_shuttle base','g1',1.79483644933295249934e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',3,'pick',1,'play separatist_shuttle','g2',1.79483644937946724886e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',4,'pick',1,'commit separatist_shuttle r2_d2','g3',1.79483644942650341982e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',5,'pick',1,'end','g4',1.79483644947127556805e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',6,'pick',0,'play republic_shuttle','g5',1.79483644950724959368e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',7,'pick',0,'play clone_trooper','g6',1.79483644952682852742e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',8,'pick',0,'buy r2_d2','g7',1.79483644953669214247e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',9,'pick',0,'play republic_shuttle','g8',1.79483644954446744921e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',10,'pick',0,'commit clone_trooper tactical_droid','g9',1.79483644955142140385e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',11,'pick',0,'resolve tactical_droid','g10',1.79483644955844593047e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',12,'pick',0,'done','g11',1.79483644956520867349e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',13,'pick',0,'play republic_shuttle','g12',1.79483644957245135303e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',14,'pick',0,'buy weequay_pirate','g13',1.79483644957897472385e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',15,'pick',0,'commit republic_shuttle nute_gunray','g14',1.79483644958584809304e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',16,'pick',0,'commit republic_shuttle nute_gunray','g15',1.79483644959274768826e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',17,'pick',0,'commit republic_shuttle base','g16',1.79483644959994912142e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',18,'pick',0,'play republic_shuttle','g17',1.79483644960905218117e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',19,'pick',0,'commit republic_shuttle base','g18',1.79483644961987447736e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',20,'pick',0,'buy outer_rim_pilot','g19',1.79483644962722682951e+09);
INSERT INTO "log" VALUES('ca33e8838c616a34',21,'resign',0,'','',1.79483644964853835106e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',1,'pick',2,'faction queen_of_blades','g0',1.79483644982194733615e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',2,'pick',0,'faction tassadar','g1',1.79483644985910844801e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',3,'pick',1,'faction aldaris','g2',1.79483644997452330589e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',4,'pick',2,'planet helios','g3',1.79483645001746320722e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',5,'pick',2,'order research','g4',1.79483645003317761421e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',6,'undo',2,'1','u4',1.79483645003985524176e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',7,'pick',2,'order research','g5',1.79483645004922294616e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',8,'pick',0,'planet antiga_prime','g6',1.79483645006191253664e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',9,'pick',0,'order mobilize','g7',1.79483645007199454305e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',10,'pick',1,'planet antiga_prime','g8',1.79483645008714270594e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',11,'pick',1,'order research','g9',1.79483645009649181367e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',12,'pick',2,'planet abaddon','g10',1.79483645010647153853e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',13,'pick',2,'order build','g11',1.79483645011497211455e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',14,'pick',0,'planet antiga_prime','g12',1.79483645013258671756e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',15,'pick',0,'order mobilize','g13',1.79483645014449310307e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',16,'undo',0,'1','u13',1.79483645014935088162e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',17,'pick',0,'order mobilize','g14',1.79483645015780377387e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',18,'pick',1,'planet antiga_prime','g15',1.79483645016787433622e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',19,'pick',1,'order mobilize','g16',1.79483645017579913133e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',20,'pick',2,'planet helios','g17',1.79483645018665957451e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',21,'pick',2,'order build','g18',1.79483645019658684732e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',22,'pick',0,'planet halcyon','g19',1.79483645020715618136e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',23,'pick',0,'order build','g20',1.79483645021494817731e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',24,'pick',1,'planet helios','g21',1794836450.2264);
INSERT INTO "log" VALUES('33c4e23dea098df0',25,'pick',1,'order build','g22',1.7948364502461788654e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',26,'undo',1,'1','u22',1.79483645025169134138e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',27,'pick',1,'order mobilize','g23',1.79483645025981354711e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',28,'pick',2,'planet halcyon','g24',1.79483645027188086504e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',29,'pick',2,'order mobilize','g25',1.79483645027962207792e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',30,'pick',0,'planet pridewater','g26',1.79483645029966759685e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',31,'pick',0,'order build','g27',1.79483645030871033672e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',32,'pick',1,'planet antiga_prime','g28',1.79483645032877302174e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',33,'pick',1,'order build','g29',1.79483645034820127493e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',34,'pick',2,'reveal halcyon','g30',1.79483645035849642755e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',35,'pick',2,'execute','g31',1.79483645036844515797e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',36,'undo',2,'1','u31',1.7948364503781459331e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',37,'pick',2,'execute','g32',1.7948364504038715363e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',38,'pick',2,'move zergling halcyon.1','g33',1.79483645041543865205e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',39,'pick',2,'area halcyon.2','g34',1.79483645043445134165e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',40,'pick',2,'move hydralisk halcyon.2','g35',1.7948364504494593143e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',41,'pick',2,'area halcyon.1','g36',1.79483645046452879902e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',42,'pick',2,'move zergling halcyon.3','g37',1.79483645049061441424e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',43,'pick',2,'area halcyon.1','g38',1.79483645054208874707e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',44,'pick',2,'destroy','g39',1.79483645057418107985e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',45,'pick',2,'area halcyon.3','g40',1.7948364506097619533e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',46,'undo',2,'1','u40',1.7948364506160902977e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',47,'pick',2,'area halcyon.2','g41',1.79483645064759922025e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',48,'pick',2,'done','g42',1794836450.66685);
INSERT INTO "log" VALUES('33c4e23dea098df0',49,'pick',0,'reveal halcyon','g43',1.7948364506924476624e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',50,'pick',0,'execute','g44',1.79483645071142840386e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',51,'pick',1,'reveal antiga_prime','g45',1.79483645073826670645e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',52,'pick',1,'draw-event','g46',1.7948364507585394382e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',53,'pick',2,'reveal abaddon','g47',1.79483645078915476801e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',54,'pick',2,'execute','g48',1.79483645084840917581e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',55,'pick',0,'reveal pridewater','g49',1.79483645087834429738e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',56,'pick',0,'draw-event','g50',1.79483645089625191686e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',57,'pick',1,'reveal antiga_prime','g51',1.79483645091204786301e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',58,'pick',1,'execute','g52',1794836450.93011);
INSERT INTO "log" VALUES('33c4e23dea098df0',59,'pick',1,'move zealot antiga_prime.3','g53',1.79483645096313953397e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',60,'pick',1,'area antiga_prime.1','g54',1.79483645098520135877e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',61,'pick',1,'destroy','g55',1.79483645100633668902e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',62,'pick',1,'area antiga_prime.2','g56',1.79483645103850674631e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',63,'pick',1,'done','g57',1.79483645131330513955e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',64,'pick',0,'reveal antiga_prime','g58',1.79483645133444738388e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',65,'pick',0,'draw-event','g59',1.79483645150838065154e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',66,'pick',1,'reveal antiga_prime','g60',1.79483645153696656227e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',67,'pick',1,'draw-event','g61',1.79483645155337405204e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',68,'pick',0,'reveal antiga_prime','g62',1.79483645156543636326e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',69,'pick',0,'draw-event','g63',1.79483645158251190181e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',70,'pick',1,'reveal helios','g64',1.7948364515977392197e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',71,'pick',1,'draw-event','g65',1.79483645160747790339e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',72,'pick',2,'reveal helios','g66',1.7948364516749110222e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',73,'pick',2,'draw-event','g67',1.79483645169422316553e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',74,'pick',2,'reveal helios','g68',1.79483645170254421229e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',75,'pick',2,'execute','g69',1.79483645171139931679e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',76,'pick',2,'event versatile_strategy','g70',1.79483645172861552233e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',77,'pick',0,'event aggressive_strategy','g71',1.7948364518998637199e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',78,'pick',1,'event emergency_rerouting','g72',1.79483645191224861145e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',79,'pick',1,'done','g73',1.79483645192279839515e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',80,'pick',0,'planet helios','g74',1.79483645196134114271e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',81,'pick',0,'order mobilize','g75',1.7948364519702160358e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',82,'pick',1,'planet antiga_prime','g76',1.79483645198173737524e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',83,'undo',1,'1','u76',1.79483645198941516875e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',84,'pick',1,'planet helios','g77',1.79483645200504851342e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',85,'pick',1,'order mobilize','g78',1.7948364520157928467e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',86,'pick',2,'planet halcyon','g79',1.79483645203130292894e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',87,'pick',2,'order mobilize','g80',1.79483645204939794544e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',88,'pick',0,'planet antiga_prime','g81',1.79483645207080984114e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',89,'pick',0,'order mobilize','g82',1.7948364520879676342e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',90,'pick',1,'planet antiga_prime','g83',1794836452.09921);
INSERT INTO "log" VALUES('33c4e23dea098df0',91,'pick',1,'order research','g84',1.79483645210654711721e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',92,'pick',2,'planet abaddon','g85',1.79483645212079024307e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',93,'undo',2,'1','u85',1.794836452125099659e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',94,'pick',2,'planet helios','g86',1.79483645213276219367e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',95,'pick',2,'order build','g87',1.79483645214010643963e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',96,'pick',0,'planet antiga_prime','g88',1.79483645214943432801e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',97,'pick',0,'order build','g89',1.79483645215685629842e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',98,'pick',1,'planet braken','g90',1.7948364521716203689e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',99,'pick',1,'order mobilize','g91',1.79483645218009614944e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',100,'pick',2,'planet helios','g92',1.79483645219083523753e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',101,'pick',2,'order mobilize','g93',1.79483645220083594317e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',102,'pick',0,'planet helios','g94',1.79483645220897102359e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',103,'undo',0,'1','u94',1.7948364522134437561e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',104,'pick',0,'planet pridewater','g95',1.79483645222396492957e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',105,'pick',0,'order build','g96',1.79483645223102045054e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',106,'pick',1,'planet helios','g97',1.79483645224213075636e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',107,'pick',1,'order research','g98',1.79483645224976778032e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',108,'pick',2,'planet halcyon','g99',1.79483645225992393497e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',109,'pick',2,'order build','g100',1.79483645226720547674e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',110,'pick',0,'reveal pridewater','g101',1.79483645227574801443e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',111,'pick',0,'execute','g102',1.79483645228328132629e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',112,'pick',1,'reveal braken','g103',1.79483645229342269897e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',113,'pick',1,'draw-event','g104',1.79483645230337309842e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',114,'pick',2,'reveal halcyon','g105',1.79483645231780791287e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',115,'pick',2,'execute','g106',1.79483645232830071446e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',116,'pick',2,'unit zergling','g107',1.79483645234077239041e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',117,'pick',2,'area halcyon.2','g108',1.79483645235101485254e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',118,'pick',2,'worker permanent.minerals','g109',1.79483645236527490618e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',119,'pick',2,'done','g110',1.79483645237994766238e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',120,'pick',2,'building spawning_pool','g111',1.79483645240327739723e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',121,'pick',2,'worker halcyon.2','g112',1.79483645241499972346e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',122,'undo',2,'1','u112',1.79483645242467737199e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',123,'pick',2,'worker permanent.minerals','g113',1794836452.4356);
INSERT INTO "log" VALUES('33c4e23dea098df0',124,'pick',2,'destroy','g114',1794836452.44712);
INSERT INTO "log" VALUES('33c4e23dea098df0',125,'pick',2,'area halcyon.3','g115',1.79483645247171807284e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',126,'pick',2,'module air_support','g116',1.79483645249308681494e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',127,'pick',2,'worker permanent.minerals','g117',1.79483645254519939425e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',128,'pick',2,'pay','g118',1.79483645258087682727e+09);
INSERT INTO "log" VALUES('33c4e23dea098df0',129,'pick',2,'destroy','g119',1.79483645259263634684e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	name VARCHAR(40) NOT NULL,
	program VARCHAR(40) NOT NULL,
	secret_hash VARCHAR(64) NOT NULL,
	nonce VARCHAR(64) NOT NULL,
	taken FLOAT,
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('636f07e147e37ac1',0,'person','Ann','','1c529e91040de83c85321721724dc97e9ae6a2650bc963792d35fa7a9cdce708','a2929e19b75e216bbff672cb4379d5b2',1794836444.95853);
INSERT INTO "seats" VALUES('636f07e147e37ac1',1,'person','Ben','','b05a59fd9e031cc41ade5749e55d643fb23601e3f9f524cd5a9facbca6fbec91','',NULL);
INSERT INTO "seats" VALUES('39214a5285021cf8',0,'person','Ann','','48a18f24397cbba8a0ac370238838e397f47d87e3c730297a9c66fbdf47dcf0e','c042f571fb6e1a059a5f8707fd6d0dcf',1794836445.2246);
INSERT INTO "seats" VALUES('39214a5285021cf8',1,'person','Ben','','8d31837f7dc17df77e0e04239d86642021b76a49b54bc3897119b82bc670fd95','95dab7fbffba0a059c302d4006516e41',1794836445.2246);
INSERT INTO "seats" VALUES('9b737dddd8433a67',0,'person','Ann','','a706fce5ce06000fa0886eb2596c397c82f9b59516040aeff4ab8b2606659814','4232ee98436208f075f3632ab501a38f',1.79483644712027311327e+09);
INSERT INTO "seats" VALUES('9b737dddd8433a67',1,'program','Easy · Eager','eager','','0b4bf4596b1f26bea4dd5e5b6ff035d2',1.79483644712053394317e+09);
INSERT INTO "seats" VALUES('044b7b6911838c96',0,'program','Easy · Eager','eager','','1b1430cd2c58a07d02af92c99a55c393',1.79483644769803953175e+09);
INSERT INTO "seats" VALUES('044b7b6911838c96',1,'program','Strong · Greedy','greedy','','4aa1c1e11e4916e0c146a261e4ff15a8',1.79483644769825291627e+09);
INSERT INTO "seats" VALUES('ca33e8838c616a34',0,'person','Ann','','a99bebd3ec4d9e794727ccf7532c39efce2ae5c9402b95c0dde030d749dd5370','1744c4ecaabbd4d74cc2a44e61d9ee03',1.79483644922852063176e+09);
INSERT INTO "seats" VALUES('ca33e8838c616a34',1,'person','Ben','','0713b130abe688d0b3919638ef6bdfeacae58fc4e962133c07c66159c1895772','67860359fe608738a676aa1817adf7f2',1.79483644922852063176e+09);
INSERT INTO "seats" VALUES('33c4e23dea098df0',0,'person','Ann','','9377a823773f617a93a28634e644e94163af2020401a23802753543347e12784','803af5e6601fef16d0c1f5b83c275d63',1.79483644972478556629e+09);
INSERT INTO "seats" VALUES('33c4e23dea098df0',1,'person','Ben','','d701f322211d7f43b0f0709d2cb3f0e962d2c1546f3f4ad9c9b3d83a33557ed3','72bb170b5f465f301d455e8148e236ab',1.79483644972478556629e+09);
INSERT INTO "seats" VALUES('33c4e23dea098df0',2,'person','Cleo','','a9b9b8851d54e42b3452a618e6dc1e6f5ffc426a4e7e8dce8b28457f05be3d0b','91a866a145e7b1ba83acf984959762b1',1.79483644972478556629e+09);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	game VARCHAR(40) NOT NULL,
	options TEXT NOT NULL,
	pack_name VARCHAR(40) NOT NULL,
	pack TEXT NOT NULL,
	listed BOOLEAN NOT NULL,
	status VARCHAR(10) NOT NULL,
	host_hash VARCHAR(64) NOT NULL,
	secret VARCHAR(64) NOT NULL,
	settings TEXT,
	seed VARCHAR(64),
	fingerprint VARCHAR(64),
	program VARCHAR(40),
	made FLOAT NOT NULL,
	ended FLOAT,
	result TEXT,
	rematch VARCHAR(32),
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('636f07e147e37ac1','Waits for Ben','clone-wars','{}','','{}',1,'waiting','c99b3a3385efb8e7ab7864b7e423b8a0a0305a5f482462f322ee7acda2a26347','8f57619aeef4dfcc40c34bd44bde94c119c821a4657c861aa8f9fbc7d1a2ab6d',NULL,NULL,NULL,NULL,1794836444.95853,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('39214a5285021cf8','Under way','clone-wars','{"mode": "full"}','','{}',1,'running','f91228defe076a059ca9d285ac2e7a00a52a1399e9a318f41ef76bd266acb92f','f60d444e02f6dda97d0fae3f7b74e2d04f88c7bd159b066d50b5c3fd77153cdb','{"players": "2", "mode": "full", "bases": "4", "pay_off": "no", "factions": "republic,separatist", "neutral": "clone_wars", "pilots": "clone_wars", "combined": "no"}','ab38071b175bcc378602a52e551cb95636349ec6e14b3e0941e275117d8529d3','1c9d7c61f1369354','0.1.0',1794836445.2246,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9b737dddd8433a67','Against a program','clone-wars','{}','','{}',1,'running','c7f62fb8a4750fa7908337a81e98cc1a0554d98f79884dd90dbdf61c918b4065','2165b44dbbf9dd75f1ffe67cb2db40f277e53b31e90f363ddad1bd70a85144f9','{"players": "2", "mode": "beginner", "bases": "3", "pay_off": "no", "factions": "republic,separatist", "neutral": "clone_wars", "pilots": "clone_wars", "combined": "no"}','dbe96be25cfaf670a563402ea87b9a02b4a8d9cbaead2d06f5fce21a3a9de7a9','1c9d7c61f1369354','0.1.0',1.79483644712027311327e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('044b7b6911838c96','Played to its end','clone-wars','{"mode": "beginner", "bases": "2"}','','{}',1,'over','663e22245e40e9c869d55f9f101c4d9299d0783707e28763b46df9dea0c08dd6','8f9a1177495ea0e176083157faa5404f98f040b07883b96e46a95ff8ecc7f765','{"players": "2", "mode": "beginner", "bases": "2", "pay_off": "no", "factions": "republic,separatist", "neutral": "clone_wars", "pilots": "clone_wars", "combined": "no"}','52efb7298615630702af116a07147165667b2bf5e7d462cfa2f4b93236180a6e','1c9d7c61f1369354','0.1.0',1.79483644769799542423e+09,1.79483644896715593334e+09,'{"winners": [1], "ending": "bases"}',NULL);
INSERT INTO "tables" VALUES('ca33e8838c616a34','Given up','clone-wars','{}','','{}',1,'over','49805b0ec33e3d30295ba5c753e083d8e8b751b7558b203a7f60037c7f7ca82f','70756113441eb0594fd07bff4ab9d4b5c8a0787ed11e0f1959e3342154b6fd54','{"players": "2", "mode": "beginner", "bases": "3", "pay_off": "no", "factions": "republic,separatist", "neutral": "clone_wars", "pilots": "clone_wars", "combined": "no"}','50fa829f72b4dabace4e8ce1baa35a7a7c03ab8c904910dd5bbbdef24388961e','1c9d7c61f1369354','0.1.0',1.79483644922852063176e+09,1.79483644965008950229e+09,'{"winners": [1], "ending": "resigned"}',NULL);
INSERT INTO "tables" VALUES('33c4e23dea098df0','Three in the Koprulu sector','starcraft','{"players": "3", "galaxy": "quick"}','','{}',1,'running','8f74e522b36e4e5397222a2b843d9ec8671eeab5d95a0691a3262de0c8d29c6c','e1e36da090aeead9ee5d475afcc41de2d07d20ba7fd7f7f0295b0c5d0a48fd99','{"galaxy": "quick", "goal": "conquest_points", "teams": "no", "surprise_assault": "any", "teammate_bases": "destroyed", "players": "3", "factions": "choose"}','3b7640e1fae1d8d8d10cffe05f2252777f69d0d4ebcb1afb94b3e5a874494e03','a726c618071b30f4','0.1.0',1.79483644972478556629e+09,NULL,NULL,NULL);
CREATE INDEX ix_tables_status_listed ON tables (status, listed);
COMMIT;
