// Runs in the page whose screenshots are taken. pictures.ts calls both functions.

/**
 * Scales the text of each slide to fit, from 1 down to 0.55 of the size in stage.css. @throws Error when it does not
 * fit.
 */
globalThis.fitSlides = () => {
  for (const slide of document.querySelectorAll('.slide')) {
    slide.classList.add('is-shown');
    const body = slide.querySelector('.body');
    const isTooLarge = () =>
      body.scrollHeight > body.clientHeight + 2 ||
      slide.scrollHeight > slide.clientHeight ||
      [...body.querySelectorAll('.box, .code, .points')].some((box) => box.scrollWidth > box.clientWidth + 1);
    slide.style.setProperty('--appear', '1');
    for (let fit = 1; fit > 0.55 && isTooLarge(); fit -= 0.05) slide.style.setProperty('--fit', String(fit));
    if (isTooLarge()) throw new Error(`The slide "${slide.querySelector('h1').textContent}" has too much text.`);
    slide.classList.remove('is-shown');
  }
};

/** Shows one slide with `shown` of its parts; the last one has faded in by `appear` (0 to 1). */
globalThis.showSlide = ({ slide: index, shown, appear }) => {
  document.querySelectorAll('.slide').forEach((slide, position) => {
    slide.classList.toggle('is-shown', position === index);
    if (position !== index) return;
    slide.style.setProperty('--slide-in', String(shown === 0 ? appear : 1));
    slide.querySelectorAll('.part').forEach((part, order) => {
      const isLast = order === shown - 1;
      const isBefore = order < shown - 1;
      part.style.setProperty('--appear', String(isBefore ? 1 : isLast ? appear : 0));
      part.style.setProperty('--lit', String(isLast ? appear : order === shown - 2 ? 1 - appear : 0));
    });
  });
};
