import { paths } from './paths.ts'

/** Returns the path to ask the shop for what a search did not find: the page of lists, with the text as its one line. */
export function askShopPath(text: string): string {
  return `${paths.quickOrder}?${new URLSearchParams({ ask: text })}`
}
