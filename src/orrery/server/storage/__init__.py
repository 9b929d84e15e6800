"""What is kept: the database, its rows, migrations, backups. Imports `work` and `contract`."""
