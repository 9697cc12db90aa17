import { HOST, LOOPBACK } from '../../gatsby/known-names'
import { loadReference } from '../../openapi/load-reference'
import type { Endpoint } from '../../openapi/types'
import { fill } from '../../site/strings'
import { tryoutProblems as problems } from '../../site/tryout-strings'
import type { TryAnswer, TryCall, TryForm } from '../types'
import { formOf, pathOf } from './form'
import { mockAddress } from './mock-gateway'

/** Bytes of an answer that are read. */
const ANSWER_LIMIT = 2 * 1024 * 1024
const PATIENCE_SECONDS = 30

/** A call that cannot be made, in words for the reader. */
export class CallProblem extends Error {}

const problem = (template: string, values: Record<string, string | number> = {}): CallProblem =>
  new CallProblem(fill(template, values))

/**
 * Makes one documented call.
 * @param host what this server listens on: when others reach it, it passes requests on to the platform's gateways only.
 * @throws {CallProblem} for a form that cannot be sent, and when no answer comes.
 */
export async function callEndpoint(endpoint: Endpoint, call: TryCall, host: string = HOST): Promise<TryAnswer> {
  const form = formOf(endpoint)
  const missing = form.fields.filter(({ name, required }) => required && !call.values[name]).map(({ name }) => name)
  if (missing.length) throw problem(problems.missing, { names: missing.join('、') })
  const body = bodyOf(endpoint, form, call)
  const base = await baseOf(call, form, host)
  const url = new URL(base + pathOf(endpoint, call.values))
  for (const { name, in: place } of endpoint.parameters)
    if (place === 'query' && call.values[name]) url.searchParams.set(name, call.values[name])
  const headers = {
    ...(form.authorized && call.authorization && { authorization: call.authorization }),
    ...(body?.type && { 'content-type': body.type }),
    ...(call.gateway === 'mock' && call.example && { prefer: `example=${call.example}` }),
  }
  return send(url, { method: endpoint.method, headers, ...(body && { body: body.text }) }, requestText(form, url, call))
}

function bodyOf(endpoint: Endpoint, form: TryForm, call: TryCall): { type: string; text: string } | undefined {
  if (endpoint.body?.kind === 'form') {
    const fields = endpoint.body.fields.map(({ name }): [string, string] => [name, call.values[name] ?? ''])
    const filled = new URLSearchParams(fields.filter(([, value]) => value))
    return { type: 'application/x-www-form-urlencoded', text: filled.toString() }
  }
  if (form.body === undefined) return undefined
  const text = call.body ?? form.body
  try {
    JSON.parse(text)
  } catch (error) {
    throw problem(problems.notJson, { reason: (error as Error).message })
  }
  return { type: 'application/json', text }
}

async function baseOf({ gateway }: TryCall, form: TryForm, host: string): Promise<string> {
  if (gateway === 'mock')
    return mockAddress().catch((error: unknown) => {
      throw problem(problems.mockFailed, { reason: (error as Error).message })
    })
  const address = gateway.trim().replace(/\/+$/, '')
  if (form.gateways.some(({ url }) => url === address)) return address
  if (!/^https:\/\/[\w.-]+(?::\d+)?$/.test(address) || !URL.canParse(address))
    throw problem(problems.badAddress, { address })
  if (!LOOPBACK.has(host))
    throw problem(problems.foreignAddress, {
      gateways: loadReference()
        .servers.map(({ url }) => url)
        .join('、'),
    })
  return address
}

/** The request as HTTP writes it, with the names of secrets and not their values. */
function requestText(form: TryForm, url: URL, { authorization, body, values }: TryCall): string {
  const secrets = form.fields.filter(({ secret }) => secret).map(({ name }) => name)
  const shown = new URL(url)
  for (const name of secrets) if (shown.searchParams.has(name)) shown.searchParams.set(name, '***')
  const fields = form.fields.filter(({ name }) => values[name] && !shown.searchParams.has(name))
  const text =
    body ?? (form.method === 'POST' && form.body === undefined ? fields.map(fieldText(values)).join('\n') : '')
  return [
    `${form.method} ${shown.href}`,
    ...(form.authorized ? [`Authorization: ${authorization ? '***' : ''}`] : []),
    ...(text ? ['', text] : []),
  ].join('\n')
}

const fieldText =
  (values: Record<string, string>) =>
  ({ name, secret }: { name: string; secret: boolean }): string =>
    `${name}=${secret ? '***' : values[name]}`

async function send(url: URL, init: RequestInit, request: string): Promise<TryAnswer> {
  const started = performance.now()
  try {
    const signal = AbortSignal.timeout(PATIENCE_SECONDS * 1000)
    const response = await fetch(url, { ...init, signal, redirect: 'manual' })
    const text = await textOf(response)
    return { request, status: response.status, milliseconds: Math.round(performance.now() - started), ...read(text) }
  } catch (error) {
    if (error instanceof CallProblem) throw error
    const { name, cause, message } = error as Error & { cause?: { code?: string } }
    const address = url.origin
    if (name === 'TimeoutError') throw problem(problems.slow, { address, seconds: PATIENCE_SECONDS })
    throw problem(problems.unreachable, { address, reason: cause?.code ?? message })
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).byteLength
    if (size > ANSWER_LIMIT) throw problem(problems.tooLong, { limit: ANSWER_LIMIT / 1024 })
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts).toString('utf8')
}

function read(text: string): { body: string; token?: string } {
  try {
    const value = JSON.parse(text) as { data?: { access_token?: unknown } | null }
    const token = value?.data?.access_token
    return { body: JSON.stringify(value, null, 2), ...(typeof token === 'string' && { token }) }
  } catch {
    return { body: text }
  }
}
