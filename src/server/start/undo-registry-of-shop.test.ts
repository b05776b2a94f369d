import { expect, it } from 'vitest'
import { commandKind, commands } from '../../shared/office/commands.ts'
import { undoRegistryOfShop } from './undo-registry-of-shop.ts'

const { undoCommands } = undoRegistryOfShop({ clock: () => new Date() } as never)

it('every command that another one takes back has that one, by name and to be done', () => {
  for (const name of Object.keys(commands)) {
    const back = commandKind(name)?.back
    if (back?.by === 'command')
      expect([name, Object.keys(commands), Object.keys(undoCommands)]).toEqual([
        name,
        expect.arrayContaining([back.name]),
        expect.arrayContaining([back.name]),
      ])
    if (back?.by === 'none') expect(back.because, name).toMatch(/^[A-Z].{10,}/)
  }
})
