/** The gallery of Clone Wars. */
import CardXL from "../art/cards/CardXL.svelte";
import type { Gallery } from "../../../shared/screen/gallery";
import { part } from "../../../shared/screen/part";
import type { CloneWars } from "../model/view";
import { wordsOf } from "../text/cardZoomWords";
import AboutCard from "./AboutCard.svelte";
import { chaptersOf, cloneWarsItem, laidOut, type CloneWarsItem } from "./cards";
import CardTile from "./CardTile.svelte";

export const GALLERY: Gallery<CloneWarsItem, CloneWars> = {
  tiles: "cards",
  read: (cards) => laidOut(cards.map(cloneWarsItem)),
  tile: (item, given) => part(CardTile, { item, ...given }),
  large: ({ card }) => part(CardXL, { card, words: wordsOf(card) }),
  about: (item) => part(AboutCard, { item }),
  chaptersOf,
};
