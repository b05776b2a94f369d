import type { FastifyInstance } from 'fastify'
import type { DictionaryWord } from '../../../shared/contract/office/dictionary.ts'
import { officeDictionary as calls } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { addWord, editWord, removeWord } from './change-dictionary.ts'
import { selectMisses, selectWord, selectWords } from './dictionary-queries.ts'

/** The dictionary of the search, for the people of the shop. */
export function dictionaryOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  const there = async (word: Promise<DictionaryWord | undefined>) => {
    const found = await word
    if (!found) throw new Failure('not_found', copy.unknown)
    return found
  }
  staffRoute(office, shop, calls.listDictionary, async ({ query: { q, page } }) => {
    const [found, misses] = await Promise.all([selectWords(shop.db, q, page), selectMisses(shop.db)])
    return { data: { ...found, misses } }
  })
  staffRoute(office, shop, calls.getWord, async ({ params: { id } }) => ({
    data: await there(selectWord(shop.db, id)),
  }))
  staffCommand(office, shop, calls.addWord, async ({ body }, work) => {
    const id = await addWord(shop, work, body)
    return { message: copy.added(body.said), data: await there(selectWord(work.tx, id)) }
  })
  staffCommand(office, shop, calls.changeWord, async ({ params: { id }, body }, work) => {
    await editWord(shop, work, id, body)
    return { message: copy.saved, data: await there(selectWord(work.tx, id)) }
  })
  staffCommand(office, shop, calls.removeWord, async ({ params: { id } }, work) => ({
    message: copy.removed(await removeWord(shop, work, id)),
  }))
}
