import type { RequestKind, RequestState } from '../../../shared/return-requests.ts'

type Moves = Partial<Record<RequestState, readonly RequestState[]>>

/**
 * Every step that a request can take. Goods that are brought to the counter are never picked up. What is not here cannot happen:
 * no step is taken back, since the shopper has read it.
 */
const moves: Record<RequestKind, Moves> = {
  return: {
    asked: ['accepted', 'refused'],
    accepted: ['picked_up', 'arrived'],
    picked_up: ['arrived'],
    arrived: ['inspected'],
    inspected: ['refunded'],
  },
  cancel: { asked: ['accepted', 'refused'] },
}

/** Returns the states to which the shop can bring a request from here. */
export function nextRequestStates(kind: RequestKind, from: RequestState): readonly RequestState[] {
  return moves[kind][from] ?? []
}
