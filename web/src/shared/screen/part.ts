/** A piece of a game's screen that is drawn outside of the game's folder: a component with its props.
 *
 *    {@const { Component, props } = frame.description.table}
 *    <Component {...props} />
 */
import type { Component } from "svelte";

type Props = Record<string, unknown>;

export interface Part {
  readonly Component: Component<Props>;
  readonly props: Props;
}

/** Checks that the props fit the component; the code that draws it need not know them. */
export function part<Given extends object>(Component: Component<Given>, props: Given): Part {
  const drawn: Component<never> = Component;
  return { Component: drawn as Component<Props>, props: { ...props } as Props };
}
