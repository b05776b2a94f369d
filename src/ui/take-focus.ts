/** Gives the focus to a title that has just come, as its `ref`; with the title as its `key` each other title takes it again. */
export function takeFocus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true })
}
