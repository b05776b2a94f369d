import { describe, expect, it } from 'vitest'
import { pageItems } from './pagination-windows.ts'

describe('the row of pages', () => {
  it('shows every page up to five', () => {
    expect(pageItems(2, 5, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageItems(1, 1, 5)).toEqual([1])
    expect(pageItems(1, 0, 5)).toEqual([])
  })
  it('shows a window with gaps beyond five', () => {
    expect(pageItems(1, 6, 5)).toEqual([1, 2, 3, 4, 'gap-after', 6])
    expect(pageItems(6, 12, 5)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12])
    expect(pageItems(12, 12, 5)).toEqual([1, 'gap-before', 9, 10, 11, 12])
  })
  it('always holds the current, the first and the last page once, in order', () => {
    for (let total = 1; total <= 30; total++) {
      for (let current = 1; current <= total; current++) {
        const pages = pageItems(current, total, 5).filter((item) => typeof item === 'number')
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages).toContain(current)
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(total)
      }
    }
  })
})
