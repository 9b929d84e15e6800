/** For parts of the setup: what is put together at their table. */
import { theTable, type TableState } from "../state/tableState.svelte";
import type { SettingUp } from "./settingUp.svelte";

const MADE = new WeakMap<TableState, SettingUp>();

export function remember(table: TableState, setup: SettingUp): void {
  MADE.set(table, setup);
}

export function theSetup(): SettingUp {
  return MADE.get(theTable()) as SettingUp;
}
