/** Tests speak English. */
import { speak, speakOf, spokenGames } from "./words";

await speak("en");
await Promise.all(spokenGames().map(speakOf));
