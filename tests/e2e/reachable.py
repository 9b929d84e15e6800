"""Where a pointer or a finger can hit what is on a page."""

FIND = """([selectors, text, fresh]) => {
  const isOff = (one) =>
    one.disabled || one.getAttribute("aria-disabled") === "true" || one.closest("[inert]");
  const said = (one) => `${one.ariaLabel ?? ""} ${one.textContent}`.replace(/\\s+/g, " ");
  const points = [];
  for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) points.push([x / 12, y / 12]);
  function* alongLine(line) {
    const [length, matrix] = [line.getTotalLength(), line.getScreenCTM()];
    for (let at = 0; at < 1; at += 1 / 24)
      yield line.getPointAtLength(length * at).matrixTransform(matrix);
  }
  function* placesOn(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width === 0) return;
    yield { x: left + width / 2, y: top + height / 2 };
    for (const line of one.querySelectorAll("path")) yield* alongLine(line);
    for (const [over, down] of points) yield { x: left + width * over, y: top + height * down };
  }
  const hit = (one) => {
    for (const { x, y } of placesOn(one)) {
      const there = document.elementFromPoint(x, y);
      if (there?.closest("[data-thing], button, summary") === one) return { x, y };
    }
    return null;
  };
  document.querySelectorAll("[data-found]").forEach((one) => one.removeAttribute("data-found"));
  for (const selector of selectors) {
    for (const one of document.querySelectorAll(selector)) {
      if (isOff(one) || (text && !said(one).toLowerCase().includes(text.toLowerCase()))) continue;
      if (fresh && one.getAttribute("aria-pressed") === "true") continue;
      let at = hit(one);
      if (!at && one instanceof HTMLElement) {
        one.scrollIntoView({ block: "center", inline: "center" });
        at = hit(one);
      }
      if (!at) continue;
      one.setAttribute("data-found", "");
      return at;
    }
  }
  return null;
}"""
"""Where something can be hit: on the screen, enabled and not covered."""
STILL = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
