/** A text with a capital letter at its beginning: labels of options are parts of sentences. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
