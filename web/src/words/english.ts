/** Tests speak English. */
import { speak } from "./words";

await speak("en");
