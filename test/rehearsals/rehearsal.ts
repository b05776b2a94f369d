import type { CommandName } from '../../src/shared/office/commands.ts'
import type { TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'

/** The stage on which commands are rehearsed: a shop, its owner, and a packer whose work the owner checks. */
export interface Stage {
  shop: TestShop
  owner: BuiltStaff
  packer: BuiltStaff
}

/** A command that is ready to be done. */
export interface Rehearsed {
  /** Does it; throws where it is refused. */
  perform: () => Promise<unknown>
  /** Products that it is about, or that show it. */
  products?: string[]
  /** Addresses that show it beside those. */
  paths?: string[]
}

/** Builds all that a command needs, but does not do it: what it does is seen apart from what others did for it. */
export type Rehearsal = (stage: Stage) => Promise<Rehearsed>

/** Rehearsals by the name under which the history has the command. */
export type Rehearsals = Partial<Record<CommandName, Rehearsal>>

/** A stage with people of its own: a session is as fresh as a command wants it. */
export async function buildStage(shop: TestShop): Promise<Stage> {
  return { shop, owner: await buildStaff(shop, ['owner']), packer: await buildStaff(shop, ['packer']) }
}

/** The body of an answer that is no refusal; throws the refusal. */
export async function done<B>(answer: Promise<{ status: number; body: B }>): Promise<B> {
  const { status, body } = await answer
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
