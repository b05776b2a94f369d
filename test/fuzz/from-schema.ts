import fc from 'fast-check'
import * as z from 'zod/mini'
import { hostileValue } from './hostile.ts'

/** The part of JSON Schema that the contract's inputs use. */
interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
}

/** Values that exist in the shop, so that requests get past the first look-up; by the names of their fields. */
export type Known = (field: string) => readonly unknown[]

/** The way inputs are made: from the values in the shop, and with parts replaced by hostile ones or not. */
interface Making {
  known: Known
  wild: boolean
}

/** Inputs of a call, as its own schema has them; most with some part exchanged for something hostile, or missing. */
export function inputsOf(schema: z.ZodMiniType, known: Known): fc.Arbitrary<unknown> {
  const read = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return fc.oneof(
    { weight: 3, arbitrary: partsOf(read, '', { known, wild: true }) },
    { weight: 2, arbitrary: partsOf(read, '', { known, wild: false }) },
  )
}

/** Returns the possible values of a field if the contract names each. */
export function choicesOf(schema: z.ZodMiniType, field: string): unknown[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return properties[field]?.enum ?? []
}

/** One of what there is when it is drawn, each as likely as the others. */
export function oneOf(now: () => readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.noBias(fc.nat()).map((place) => {
    const values = now()
    return values[place % values.length]
  })
}

function partsOf(schema: Schema, field: string, making: Making): fc.Arbitrary<unknown> {
  const fitting = valuesOf(schema, field, making)
  const real = making.known(field)
  const usual =
    real.length === 0
      ? fitting
      : fc.oneof({ weight: 4, arbitrary: oneOf(() => making.known(field)) }, { weight: 1, arbitrary: fitting })
  return making.wild ? fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: hostileValue }) : usual
}

function valuesOf(schema: Schema, field: string, making: Making): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => valuesOf(each, field, making)))
  const types = [schema.type ?? 'any'].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, making)))
}

function valuesOfType(type: string, schema: Schema, making: Making): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1000, minLength = 0, maxLength = 100, pattern } = schema
  if (type === 'object') return objects(schema, making)
  if (type === 'array') return fc.array(partsOf(schema.items ?? {}, '', making), { maxLength: 5 })
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) })
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type !== 'string') return hostileValue
  // fast-check can look neither ahead nor back
  if (pattern && !/\(\?[=!<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
}

/** Optional fields come and go; in a wild one a required field is missing now and then, or there is one more. */
function objects({ properties = {}, required = [] }: Schema, making: Making): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, each]) => {
    const value = partsOf(each, name, making)
    if (required.includes(name) && !making.wild) return [name, value] as const
    return [name, fc.option(value, { freq: required.includes(name) ? 30 : 3, nil: undefined })] as const
  })
  const more = fc.option(fc.record({ more: hostileValue }), { freq: 2, nil: {} })
  return fc.tuple(fc.record(Object.fromEntries(fields)), more).map(([object, beside]) => {
    const given = Object.entries(object).filter(([, value]) => value !== undefined)
    return { ...Object.fromEntries(given), ...(making.wild ? beside : {}) }
  })
}
