/** Focus for what opens over the table; when it closes, focus goes back to where it was. */
export function takeFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus();
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
