/** Requests to the server over HTTP. Anything that goes wrong is thrown as a `Problem`. */
import { withoutMarks } from "../words/direction";
import { say, spokenLanguage } from "../words/words";
import type {
  AnalysisFailed,
  AnalysisProgress,
  AnalysisShown,
  Checked,
  Claim,
  Claimed,
  FrameShown,
  GameShown,
  GuideMade,
  PlayOn,
  RecordTaken,
  Rematch,
  ReplayShown,
  Report,
  NewReport,
  Rulebook,
  RuleShown,
  ScenarioShown,
  ServerShown,
  TableMade,
  TableShown,
  NewTable,
  Verdict,
  Shown,
} from "./wire";

/** Why a request was refused, in a sentence for people and a code for the client. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    /** Seconds after which the server wants to be asked again, if it said so. */
    readonly after = 0,
  ) {
    super(detail);
    this.name = "Problem";
  }
}

/** The message for an answer that has none itself, such as a proxy's. */
function wordsFor(status: number): string {
  return status === 429 || status === 503 ? say("web-busy") : say("web-problem", { status });
}

function problemOf({ status, headers }: Response, body: unknown): Problem {
  const given = Object(body) as Record<string, unknown>;
  const code = typeof given.code === "string" ? given.code : `http-${status}`;
  const detail = typeof given.detail === "string" ? given.detail : wordsFor(status);
  return new Problem(status, code, detail, Number(headers.get("retry-after")) || 0);
}

const offline = () => new Problem(0, "offline", say("web-offline"));

/** The language of the answer. */
const spoken = () => ({ "accept-language": spokenLanguage() });

async function reach(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { ...init.headers, ...spoken() } });
  } catch {
    throw offline();
  }
  if (response.ok) return response;
  throw problemOf(response, await response.json().catch(() => null));
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await reach(path, init);
  try {
    const text = await response.text();
    return (text ? JSON.parse(withoutMarks(text)) : null) as Answer;
  } catch {
    throw offline(); // it was cut off, or did not come from the server
  }
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Whether the server is there and answers. */
export const health = () => reach("/api/health");
export const serverShown = () => ask<ServerShown>("/api/server");
export const games = () => ask<GameShown[]>("/api/games");
export const listedTables = () => ask<TableShown[]>("/api/tables");
export const makeTable = (wish: NewTable) => post<TableMade>("/api/tables", wish);
/** A table for a first game, and what is advised there. */
export const makeGuide = (game: string, name: string) =>
  post<GuideMade>(`/api/guides/${encodeURIComponent(game)}`, name ? { name } : {});
export const tableShown = (id: string) => ask<TableShown>(at(id));
export const claimSeat = (id: string, claim: Claim) => post<Claimed>(`${at(id)}/seats`, claim);
export const reportOf = (id: string, wish: NewReport) => post<Report>(`${at(id)}/report`, wish);
export const printed = <Game extends Shown>(id: string) =>
  ask<Game["printed"]>(`${at(id)}/printed`);
export const rulebook = (game: string) => ask<Rulebook>(`/api/rulebooks/${game}`);
export const scenariosOf = (game: string) => ask<ScenarioShown[]>(`/api/games/${game}/scenarios`);
export const cardsOf = (game: string) => ask<object[]>(`/api/games/${game}/cards`);
export const rule = (id: string) => ask<RuleShown>(`/api/rules/${encodeURIComponent(id)}`);

/** Start with programs in the empty seats; needs the host's secret. */
export const startTable = (id: string, host: string) => post<unknown>(`${at(id)}/start`, { host });
/** Delete a table for everyone; needs the host's secret and, while its game is running, the secrets
 *  of all the people playing. */
export const closeTable = (id: string, host: string, seats: string[] = []) =>
  post<unknown>(`${at(id)}/close`, { host, seats });
/** The table that plays on, with our seat there: its secret is the old one. */
export const rematch = (id: string, secret: string) =>
  post<Rematch>(`${at(id)}/rematch`, { secret });

/** A finished game in figures; each game has its own. */
export const summary = <Game extends Shown>(id: string) =>
  ask<Game["summary"]>(`${at(id)}/summary`);
/** Where the record of a finished game can be downloaded. */
export const recordAddress = (id: string) => `${at(id)}/record`;

/** All steps of a finished game, as a seat or a watcher (-1) saw them. */
export const replay = (id: string, perspective: number) =>
  ask<ReplayShown>(`${at(id)}/replay?eyes=${perspective}`);
/** The positions after some steps. */
export const frames = (id: string, perspective: number, first: number, count: number) =>
  ask<FrameShown[]>(`${at(id)}/frames?first=${first}&count=${count}&eyes=${perspective}`);
/** A new table, where a finished game continues from one of its steps. */
export const playOn = (id: string, wish: PlayOn) => post<TableMade>(`${at(id)}/play-on`, wish);
/** Upload the text of a record; returns the table that shows it. */
export const bringRecord = (record: string) => post<RecordTaken>("/api/records", { record });

/** Let the server replay a record; its progress is passed to `heard`. */
export async function check(id: string, heard: (said: Checked) => void): Promise<Verdict> {
  const response = await reach(`${at(id)}/check`);
  for await (const line of linesOf(response)) {
    const said = JSON.parse(line) as Checked | Verdict;
    if (said.type === "verdict") return said;
    heard(said);
  }
  throw offline(); // it was cut off before the end
}

/** Let the server find where a finished game turned, which takes a while; its progress is passed to
 *  `heard`. */
export async function analyse(
  id: string,
  heard: (said: AnalysisProgress) => void,
  signal: AbortSignal,
): Promise<AnalysisShown> {
  const response = await reach(`${at(id)}/analysis`, { signal });
  for await (const line of linesOf(response)) {
    const said = JSON.parse(withoutMarks(line)) as
      AnalysisProgress | AnalysisShown | AnalysisFailed;
    if (said.type === "analysis") return said;
    if (said.type === "failed") throw new Problem(503, "no-analysis", said.sentence);
    heard(said);
  }
  throw offline(); // it was cut off before the end
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

/** Our share of the seed, so that nobody else alone determines the shuffles. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
