import { expect, test } from 'vitest'
import { isGuessablePin } from './guessable-pin.ts'

test.each(['000000', '123456', '654321', '890123', '121212', '123123', '112233', '786786'])('%s is refused', (pin) =>
  expect(isGuessablePin(pin)).toBe(true),
)
test.each(['483920', '190274', '505051', '123457'])('%s is taken', (pin) => expect(isGuessablePin(pin)).toBe(false))
