import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/exo-2";
import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./shared/browser/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { speak } from "./words/words";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
settings.apply();
void speak(settings.language).then(() => mount(App, { target }));
