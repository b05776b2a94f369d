import type { PlannedGoods } from '../../../domain/catalogue/plan-goods.ts'
import { goodsProblems } from '../../../shared/copy/office/goods-problems.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { broughtFromVariants, lockPieces } from '../stock/lock-pieces.ts'
import { correctStock } from '../stock/stock-queries.ts'

/** Pieces that change from a product itself to one of its variants, or back; `toAdded`: to this one of those that are added. */
export interface PiecesMove {
  productId: string
  from: string | null
  to: string | null | { toAdded: number }
  pieces: number
}

/** Choice of where the pieces go. */
export interface PiecesChoice {
  isUndo: boolean
  /** Index, among the added variants, of the one that gets the product's own pieces. */
  piecesTo?: number | undefined
}

/**
 * Finds the pieces that a product would stop selling: its own, where it gets its first variants, and those of its variants, where it
 * loses the last. Gives where they go; an undo gives them back to where they were. Throws `bad_input` where nobody has said it.
 */
export async function planPieces(
  { tx }: Pick<CommandWork, 'tx'>,
  plans: readonly PlannedGoods[],
  { isUndo, piecesTo }: PiecesChoice,
): Promise<PiecesMove[]> {
  const moves: PiecesMove[] = []
  for (const { before, after } of plans) {
    if (!before || sellsVariants(before) === sellsVariants(after)) continue
    const isFirst = sellsVariants(after)
    const left = (await lockPieces(tx, after.id)).filter(({ variantId }) => (variantId === null) === isFirst)
    for (const { variantId, onHand, held } of left) {
      if (held > 0) throw refuse(goodsProblems.piecesHeld(held))
      const move = { productId: after.id, from: variantId, pieces: onHand }
      if (!isFirst) moves.push({ ...move, to: backToProduct(isUndo, onHand) })
      else if (isUndo) moves.push(...(await toFormerVariants(tx, move)))
      else moves.push({ ...move, to: toAdded(piecesTo, onHand) })
    }
  }
  return moves
}

/** Gives an undo's pieces to the variants again from which another undo has brought them. Throws where there are others by now. */
async function toFormerVariants(tx: CommandWork['tx'], move: Omit<PiecesMove, 'to'>): Promise<PiecesMove[]> {
  const brought = await broughtFromVariants(tx, move.productId, goodsProblems.piecesMoved)
  const known = brought.reduce((sum, { pieces }) => sum + pieces, 0)
  if (known !== move.pieces) throw refuse(goodsProblems.piecesWhere(move.pieces))
  return brought.map(({ variantId, pieces }) => ({ ...move, to: variantId, pieces }))
}

/** Books the moves; `added`: the ids of the variants that were added. */
export async function movePieces(
  work: CommandWork,
  moves: readonly PiecesMove[],
  added: readonly string[],
  now: Date,
): Promise<void> {
  for (const { productId, from, to, pieces } of moves) {
    const target = to !== null && typeof to === 'object' ? added[to.toAdded] : to
    if (target === undefined) throw refuse(goodsProblems.piecesWhere(pieces))
    const cause = { now, note: goodsProblems.piecesMoved }
    await correctStock(work, { productId, variantId: from, quantity: -pieces }, cause)
    await correctStock(work, { productId, variantId: target, quantity: pieces }, cause)
  }
}

function sellsVariants({ variants }: Goods): boolean {
  return variants.some(({ active }) => active)
}

function toAdded(piecesTo: number | undefined, pieces: number): { toAdded: number } {
  if (piecesTo === undefined) throw refuse(goodsProblems.piecesWhere(pieces))
  return { toAdded: piecesTo }
}

function backToProduct(isUndo: boolean, pieces: number): null {
  if (!isUndo)
    throw new Failure('bad_input', goodsProblems.piecesLeft(pieces), {
      errors: { variants: goodsProblems.piecesLeft(pieces) },
    })
  return null
}

function refuse(sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { piecesTo: sentence } })
}
