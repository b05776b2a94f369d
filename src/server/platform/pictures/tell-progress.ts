/** Number of lines of progress, at most, where nobody watches. */
const linesMax = 4

/** Tells how far the pictures are: in one line that rewrites itself on a terminal, else in a few. Nothing where none is missing. */
export function tellProgress(total: number, out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout) {
  const began = performance.now()
  let [done, told] = [0, 0]
  const tell = () => {
    const share = Math.floor((done * 100) / total)
    if (out.isTTY) return out.write(`\r\x1b[2KPictures: ${share}% made\r`)
    if (share < told + 100 / linesMax || share === 100) return
    told = share
    out.write(`Pictures: ${share}% made\n`)
  }
  return {
    step: () => {
      done += 1
      tell()
    },
    /** `pictures`: how many there are in all. */
    end: (pictures: number) => {
      if (total === 0) return
      const seconds = Math.round((performance.now() - began) / 1000)
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}Pictures: all ${pictures} in every size, after ${seconds} s\n`)
    },
  }
}
