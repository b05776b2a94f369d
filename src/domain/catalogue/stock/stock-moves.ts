/** The running total of one product's or variant's stock, in pieces. Always 0 ≤ held ≤ onHand. */
export interface StockLevel {
  onHand: number
  /** Promised to online checkouts that may still be paid. */
  held: number
}

/** Effect of a move on the level, for each piece moved. */
export interface StockChange {
  onHand: -1 | 0 | 1
  held: -1 | 0 | 1
}

/**
 * Every way stock moves. `sell` takes what is not held, `sell_held` what a checkout held before; `release` ends a hold
 * without a sale; `receive` is new goods, `return` goods that come back from an order, `adjust` a count that was put
 * right (with a negative quantity where pieces are missing).
 */
export const stockMoves = {
  receive: { onHand: 1, held: 0 },
  adjust: { onHand: 1, held: 0 },
  hold: { onHand: 0, held: 1 },
  release: { onHand: 0, held: -1 },
  sell: { onHand: -1, held: 0 },
  sell_held: { onHand: -1, held: -1 },
  return: { onHand: 1, held: 0 },
} as const satisfies Record<string, StockChange>

/** A move of the ledger. */
export type StockMove = keyof typeof stockMoves

/** Pieces that can be bought now. */
export function availablePieces({ onHand, held }: StockLevel): number {
  return onHand - held
}

/** The level after a move, or undefined where the move must be refused: nothing below zero, no promise without goods. */
export function moveStock(level: StockLevel, move: StockMove, quantity: number): StockLevel | undefined {
  if (!Number.isSafeInteger(quantity) || quantity === 0 || (quantity < 0 && move !== 'adjust')) return undefined
  const change = stockMoves[move]
  const onHand = level.onHand + change.onHand * quantity
  const held = level.held + change.held * quantity
  return 0 <= held && held <= onHand ? { onHand, held } : undefined
}
