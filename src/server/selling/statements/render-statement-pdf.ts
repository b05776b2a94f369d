import { drawnInTurn } from '../../platform/pdf/draw-in-turn.ts'
import type { drawStatement } from './pdf/draw-statement.ts'

/** Draws a statement of account as a PDF on A4. Throws as drawnInTurn says. */
export const printStatement = drawnInTurn<typeof drawStatement>(
  new URL('./pdf/draw-statement.ts', import.meta.url),
  'drawStatement',
)
