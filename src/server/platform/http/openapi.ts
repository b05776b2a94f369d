import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Endpoint, FailureAnswer } from '../../../shared/contract/endpoint.ts'
import type { Shop } from '../shop.ts'
import { keepDocs } from './docs-answers.ts'
import { docsPolicy } from './security-headers.ts'

type JsonSchema = Record<string, unknown>

const prefix = '/api/docs'
const info = { title: 'The shop', version: '1', description: 'Amounts are rupees with at most two decimals.' }

/** The OpenAPI description of every call, made from the contract, at /api/docs, unless API_DOCS is off. Register it before the routes. */
export async function openApi(app: FastifyInstance, shop: Shop): Promise<void> {
  if (!shop.config.apiDocs) return
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema: { ...schema, hide: true }, url }
      return { schema: describeCall(endpoint), url }
    },
  })
  await app.register(async (docs) => {
    keepDocs(docs, shop, prefix)
    await docs.register(swaggerUi, { routePrefix: prefix, staticCSP: docsPolicy })
  })
}

function describeCall(endpoint: Endpoint): JsonSchema {
  const body = input(endpoint.body)
  const takesBody = endpoint.method !== 'GET' && Object.keys((body.properties as object) ?? {}).length > 0
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    params: input(endpoint.params),
    querystring: input(endpoint.query),
    ...(takesBody ? { body } : {}),
    ...(endpoint.multipart ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    response: { [endpoint.status]: output(endpoint.answer), default: output(FailureAnswer) },
  }
}

function input(schema: z.ZodMiniType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function output(schema: z.ZodMiniType): JsonSchema {
  return { description: 'Answer', ...plain(z.toJSONSchema(schema)) }
}

function plain(schema: object): JsonSchema {
  const { $schema: _, ...rest } = schema as JsonSchema
  return rest
}
