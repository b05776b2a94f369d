import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { QuestionList } from '../../../shared/office/question-lists.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A question as it is stored. */
export type QuestionRow = Selectable<Database['questions']>
/** With what it is about, and who asked. */
export type OfficeQuestionRow = QuestionRow & { product_name: string; product_image: string; asker_name: string }

const columns = [
  'questions.id',
  'questions.product_id',
  'questions.user_id',
  'questions.text',
  'questions.state',
  'questions.hidden_reason',
  'questions.answer',
  'questions.answered_at',
  'questions.version',
  'questions.created_at',
] as const

/** A product's questions that are shown, the newest first. */
export function findQuestions(db: Db, productId: string, most: number): Promise<QuestionRow[]> {
  return db
    .selectFrom('questions')
    .select(columns)
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Writes a question, which waits. */
export async function insertQuestion(
  tx: Tx,
  row: Pick<QuestionRow, 'id' | 'product_id' | 'user_id' | 'text' | 'created_at'>,
): Promise<void> {
  await tx.insertInto('questions').values(row).execute()
}

/** Returns the number of an account's questions that nobody has looked at. */
export async function countWaitingOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns whether an account has asked just this already, and nobody has looked at it. */
export async function isWaiting(
  db: Db,
  { userId, productId, text }: { userId: string; productId: string; text: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('questions')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting')
    .where('text', '=', text)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the questions of an account, the oldest first. */
export function findQuestionsBy(db: Db, userId: string): Promise<QuestionRow[]> {
  return db.selectFrom('questions').select(columns).where('user_id', '=', userId).orderBy('created_at').execute()
}

/** Deletes what an account has asked. */
export function deleteQuestionsOf(tx: Tx, userId: string): Promise<Pick<QuestionRow, 'id' | 'product_id'>[]> {
  return tx.deleteFrom('questions').where('user_id', '=', userId).returning(['id', 'product_id']).execute()
}

/** Locks a question and reads it; undefined where there is none. */
export function lockQuestion(tx: Tx, id: string): Promise<QuestionRow | undefined> {
  return tx.selectFrom('questions').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Columns of a question that people of the shop set. */
export type QuestionChange = Pick<QuestionRow, 'state' | 'hidden_reason' | 'answer' | 'answered_at' | 'version'>

/** Changes a question that this transaction has locked. */
export async function changeQuestion(tx: Tx, id: string, change: QuestionChange): Promise<void> {
  await tx.updateTable('questions').set(change).where('id', '=', id).execute()
}

const conditions: Record<QuestionList, RawBuilder<boolean>> = {
  waiting: sql`questions.state = 'waiting'`,
  unanswered: sql`questions.answer IS NULL AND questions.state <> 'hidden'`,
  newest: sql`true`,
  hidden: sql`questions.state = 'hidden'`,
}

/** A page of a list, the newest first, after a place. */
export function selectQuestions(
  db: Db,
  list: QuestionList,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<OfficeQuestionRow[]> {
  const page = withGoods(db)
    .where(conditions[list])
    .orderBy('questions.created_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(limit)
  if (!after) return page.execute()
  return page.where(sql<boolean>`(questions.created_at, questions.id) < (${after.at}, ${after.id})`).execute()
}

/** One question with what it is about; undefined where there is none. */
export function findQuestionWithGoods(db: Db, id: string): Promise<OfficeQuestionRow | undefined> {
  return withGoods(db).where('questions.id', '=', id).executeTakeFirst()
}

/** Returns the number of questions that nobody has looked at, and of those without an answer; at most `most` of each. */
export async function countQuestions(db: Db, most: number): Promise<{ waiting: number; unanswered: number }> {
  const counted = (list: QuestionList) =>
    sql<number>`(SELECT count(*)::int FROM (SELECT 1 FROM questions WHERE ${conditions[list]} LIMIT ${most}) AS found)`
  const { rows } = await sql<{ waiting: number; unanswered: number }>`
    SELECT ${counted('waiting')} AS waiting, ${counted('unanswered')} AS unanswered`.execute(db)
  return rows[0] ?? { waiting: 0, unanswered: 0 }
}

function withGoods(db: Db) {
  return db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .innerJoin('users', 'users.id', 'questions.user_id')
    .select(columns)
    .select(['products.name as product_name', 'products.main_image as product_image', 'users.username as asker_name'])
}
