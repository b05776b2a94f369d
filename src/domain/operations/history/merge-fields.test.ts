import { describe, expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'
import { planFieldsUndo } from './undo-fields.ts'

const fields = { name: 'Asha', limits: { refund: 5, discount: 3 }, roles: ['packer'], note: null }
const names = Object.keys(fields) as (keyof typeof fields)[]

describe('two people at one record', () => {
  it('every pair of fields: different ones are both kept, the same one is a conflict', () => {
    for (const mine of names) {
      for (const theirs of names) {
        const present = { version: 2, fields: { ...fields, [theirs]: 'theirs' } }
        const edit = { version: 1, changes: { [mine]: { was: fields[mine], now: 'mine' } } }
        const { writes, conflicts } = mergeFields(present, edit)
        if (mine !== theirs) expect([writes, conflicts]).toEqual([{ [mine]: 'mine' }, []])
        else {
          const conflict = { field: mine, was: fields[mine], theirs: 'theirs', yours: 'mine' }
          expect([writes, conflicts]).toEqual([{}, [conflict]])
        }
      }
    }
  })

  it('one conflict stops all: nothing of the edit is written', () => {
    const present = { version: 2, fields: { ...fields, name: 'Usha' } }
    const changes = { name: { was: 'Asha', now: 'Nisha' }, note: { was: null, now: 'calls back' } }
    expect(mergeFields(present, { version: 1, changes })).toMatchObject({ writes: {}, conflicts: [{ field: 'name' }] })
  })

  it('the same change by both is none, and the order of an object’s fields says nothing', () => {
    const present = { version: 2, fields: { ...fields, name: 'Usha', limits: { discount: 3, refund: 5 } } }
    const changes = {
      name: { was: 'Asha', now: 'Usha' },
      limits: { was: { refund: 5, discount: 3 }, now: { refund: 9, discount: 3 } },
    }
    expect(mergeFields(present, { version: 1, changes })).toEqual({
      writes: { limits: { refund: 9, discount: 3 } },
      conflicts: [],
    })
  })

  it('who saw the present version writes as they please', () => {
    const edit = { version: 2, changes: { name: { was: ' Asha', now: 'Nisha' } } }
    expect(mergeFields({ version: 2, fields }, edit)).toEqual({ writes: { name: 'Nisha' }, conflicts: [] })
  })
})

describe('putting fields back', () => {
  it('only where they are as they were left, and the record is still there', () => {
    const change = { before: { a: 1, b: 1, c: null }, after: { a: 2, b: 2, c: 3 } }
    expect(planFieldsUndo({ ...change, present: { a: 2, b: 5, c: 3 } })).toEqual({
      back: { a: 1, c: null },
      left: [{ field: 'b', was: 2, present: 5 }],
    })
    expect(planFieldsUndo({ ...change, present: undefined }).back).toEqual({})
  })

  it('never what was forgotten', () => {
    const change = { before: { note: '(forgotten)' }, after: { note: 'x' }, present: { note: 'x' } }
    expect(planFieldsUndo(change)).toMatchObject({ back: {}, left: [{ field: 'note' }] })
  })
})
