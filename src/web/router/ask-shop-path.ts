import { paths } from './paths.ts'

/** Where the shop is asked for what a search did not find: the page of lists, with the text as its one line. */
export function askShopPath(text: string): string {
  return `${paths.quickOrder}?${new URLSearchParams({ ask: text })}`
}
