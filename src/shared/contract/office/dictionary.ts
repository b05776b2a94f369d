import * as z from 'zod/mini'
import { dictionaryLimits } from '../../dictionary-limits.ts'
import { success } from '../endpoint.ts'
import { id, line, pageNumber } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A word that people say, and what the products are called: several with commas between; empty: it says nothing. */
export const DictionaryWord = z.strictObject({
  _id: z.string(),
  said: z.string(),
  meant: z.string(),
  note: z.string(),
  version: z.int(),
})
export type DictionaryWord = z.infer<typeof DictionaryWord>

/** A text that was searched for in vain, and how often. */
const SearchMiss = z.strictObject({ text: z.string(), times: z.int(), lastAt: z.string() })
export type SearchMiss = z.infer<typeof SearchMiss>

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const meant = text(dictionaryLimits.meantMax)
const note = text(dictionaryLimits.noteMax)
const params = z.object({ id })
const changed = success({ message: z.string(), data: DictionaryWord })

/** The dictionary of the search, in the hands of the shop's people. */
export const officeDictionary = {
  listDictionary: staffEndpoint({
    method: 'GET',
    path: '/dictionary',
    summary: 'Words of the dictionary by what is said, and what was searched for in vain most often',
    needs: 'products.edit',
    query: z.object({
      q: z._default(text(dictionaryLimits.saidMax), ''),
      page: pageNumber,
    }),
    answer: success({
      data: z.strictObject({ words: z.array(DictionaryWord), total: z.int(), misses: z.array(SearchMiss) }),
    }),
  }),
  getWord: staffEndpoint({
    method: 'GET',
    path: '/dictionary/{id}',
    summary: 'One word of the dictionary',
    needs: 'products.edit',
    params,
    answer: success({ data: DictionaryWord }),
  }),
  addWord: staffEndpoint({
    method: 'POST',
    path: '/dictionary',
    summary: 'Adds a word to the dictionary; what was searched for in vain by it is forgotten',
    needs: 'products.edit',
    command: 'dictionary.add',
    body: z.strictObject({ said: line(dictionaryLimits.saidMax), meant, note }),
    answer: changed,
    status: 201,
  }),
  changeWord: staffEndpoint({
    method: 'PATCH',
    path: '/dictionary/{id}',
    summary: 'Changes what a word of the dictionary means',
    needs: 'products.edit',
    command: 'dictionary.change',
    params,
    body: editOf({ meant, note }),
    answer: changed,
  }),
  removeWord: staffEndpoint({
    method: 'DELETE',
    path: '/dictionary/{id}',
    summary: 'Takes a word out of the dictionary',
    needs: 'products.edit',
    command: 'dictionary.remove',
    params,
    answer: success({ message: z.string() }),
  }),
}
