/**
 * The address of a request with a path that can be decoded. One that cannot, such as `/products/%E0%A4%A`, is taken as it
 * is written: it leads to a page or a call like any other, which then finds nothing there.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
