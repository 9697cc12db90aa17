import { plainText, SAMPLE_ENV, type SampleValue, type SampleBody, type SampleRequest } from './sample-request'

type Fields = [name: string, value: SampleValue][]

/**
 * Writes a request as a shell command for curl: bash and zsh, keys and token from the environment.
 * JSON bodies are here documents, so that they read as JSON and need no escaping.
 */
export function curlSample({ method, url, query, authorized, body }: SampleRequest): string {
  const options = method === 'GET' ? (query.length ? ['-G'] : []) : ['-X', method]
  const parts = [
    ['curl', '-sS', ...options].join(' '),
    body && query.length ? `'${url}?${queryText(query)}'` : url,
    ...(authorized ? [`-H "Authorization: $${SAMPLE_ENV.token}"`] : []),
    ...(body ? bodyParts(body) : query.map(formPart)),
  ]
  return parts.join(' \\\n  ') + (body?.kind === 'json' ? `\n${jsonText(body.fields)}\nJSON` : '')
}

/** A query beside a body cannot use `-G`. */
const queryText = (query: Fields): string =>
  query
    .map(
      ([name, value]) =>
        `${name}=${value.kind === 'env' ? `'"$${value.variable}"'` : encodeURIComponent(plainText(value.value))}`,
    )
    .join('&')

function bodyParts(body: SampleBody): string[] {
  if (body.kind === 'form') return body.fields.map(formPart)
  const type = `-H 'Content-Type: application/json'`
  if (body.kind === 'file') return [type, `--data-binary @${body.file}`]
  const usesEnv = body.fields.some(([, value]) => value.kind === 'env')
  return [type, `-d @- ${usesEnv ? '<<JSON' : "<<'JSON'"}`]
}

function jsonText(fields: Fields): string {
  const value = Object.fromEntries(
    fields.map(([name, one]) => [
      name,
      one.kind === 'env' ? `$${one.variable}` : one.encoded ? JSON.stringify(one.value) : one.value,
    ]),
  )
  return JSON.stringify(value, null, 2)
}

function formPart([name, value]: Fields[number]): string {
  if (value.kind === 'env') return `--data-urlencode "${name}=$${value.variable}"`
  const text = plainText(value.value)
  return /^[\w.-]*$/.test(text) ? `-d ${name}=${text}` : `--data-urlencode '${name}=${text.replaceAll("'", "'\\''")}'`
}
