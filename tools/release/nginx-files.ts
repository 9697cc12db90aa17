import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_FRAME, DEMO_POLICY } from '../../src/publish/demo-policy'
import { site } from '../../src/site/config'
import { MISSING_MARKDOWN } from '../../src/site/routes'
import {
  ASK_AGAIN,
  documentHeaders,
  EVERYWHERE,
  FOR_EVER,
  HASHED_PATHS,
  SHARED_FOLDER,
} from '../../src/publish/response-headers'

/** Files of `deploy/nginx/` that name the prefix as `{{prefix}}`, or not at all. */
const TEMPLATES = ['site.conf', 'root.conf', 'logs.conf', 'types.conf', 'precompressed.conf']

const NOTE = '# 由发布生成，不要手改（docs/deployment.md）\n'

/** @returns a `map` of nginx, for the level of `http`. */
function map(from: string, to: string, values: [when: string, value: string][], otherwise = ''): string {
  const lines = values.map(([when, value]) => `    "${when}" "${value}";\n`)
  return `map ${from} ${to} {\n    default "${otherwise}";\n${lines.join('')}}\n`
}

/** HSTS only over https: here (`$https`), or ended by the host in front (`X-Forwarded-Proto`). */
const HSTS: [string, string][] = ['~^on ', '~ https$'].map((when) => [when, 'max-age=31536000'])

/** What the site's own scripts come from: its folder, where readers ask for it by its public name. */
const ownScripts = (prefix: string): string => {
  const { host } = new URL(site.origin)
  return map('$http_host', '$docs_own_scripts', prefix ? [[host, `${host}${prefix}/`]] : [], "'self'")
}

/** A client that names `text/markdown` gets the file beside the page, and text where there is nothing. */
const markdownMaps = (prefix: string): string => {
  const asked = 'text/markdown(?! *; *q=0(?:\\.0*)?(?:,| |$))'
  return [
    map('"$http_accept $uri"', '$docs_file', [[`~*${asked}.* (?<docs_page>${prefix}/.+)/$`, '$docs_page.md']], '$uri'),
    // Only here: a page that says so too would not be taken from the browser's cache by what fetches it ahead
    map('"$sent_http_content_type $request_uri"', '$docs_vary', [['~^text/markdown.* [^? ]*/(?:\\?|$)', 'Accept']]),
    map(
      '"$http_accept $request_uri"',
      '$docs_not_found',
      ['~^.* [^? ]*\\.md(?:\\?|$)', `~*${asked}`].map((when) => [when, `${prefix}${MISSING_MARKDOWN}`]),
      `${prefix}/404.html`,
    ),
  ].join('')
}

const maps = (prefix: string): string =>
  [
    ownScripts(prefix),
    map(
      '$uri',
      '$docs_cache_control',
      HASHED_PATHS.map((path) => [`~^${prefix}/${path}$`, FOR_EVER]),
      ASK_AGAIN,
    ),
    map('$uri', '$docs_allow_origin', [[`~^${prefix}/${SHARED_FOLDER}/`, '*']]),
    map('"$https $http_x_forwarded_proto"', '$docs_hsts', HSTS),
    markdownMaps(prefix),
  ].join('')

/** Empty values are not sent. */
const headers = (): string =>
  [
    ['Cache-Control', '$docs_cache_control'],
    ['Access-Control-Allow-Origin', '$docs_allow_origin'],
    ['Content-Security-Policy', '$docs_csp'],
    ['Reporting-Endpoints', '$docs_reports'],
    ['Strict-Transport-Security', '$docs_hsts'],
    ['Vary', '$docs_vary'],
    ...Object.entries(EVERYWHERE).map(([name, value]) => [name, `"${value}"`]),
  ]
    .map(([name, value]) => `add_header ${name} ${value} always;\n`)
    .join('')

function policyMaps(policy: string, version: string, prefix: string): string {
  const sent = documentHeaders(policy)
  const onDocuments = (to: string, value: string | undefined, others: [when: string, value: string][] = []): string =>
    map('"$sent_http_content_type $uri"', to, [
      ...others,
      ...(value ? [['~^text/html', value.replaceAll('"', '\\"')] as [string, string]] : []),
    ])
  return (
    onDocuments('$docs_csp', sent['Content-Security-Policy']?.replace(OWN_SCRIPTS, 'script-src $docs_own_scripts'), [
      [`~ ${prefix}${DEMO_FRAME}$`, DEMO_POLICY],
    ]) +
    onDocuments('$docs_reports', sent['Reporting-Endpoints']) +
    map('""', '$docs_config', [], version)
  )
}

/** Other services of the host may have files that run as scripts: only this site's folder is its own. */
const OWN_SCRIPTS = /script-src 'self'/

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The generated part of nginx's configuration. */
export interface NginxFiles {
  /** Texts by path from the release folder. */
  files: Record<string, string>
  /** Digest of the rules, the policy left out. */
  rules: string
  /** Digest of all; the health address tells it. */
  version: string
}

/**
 * @param policy the Content-Security-Policy to send.
 * @param prefix path prefix, e.g. `/developer`; `''` for a site that has its host to itself.
 */
export function nginxFiles(policy: string, prefix: string = site.pathPrefix): NginxFiles {
  const texts: Record<string, string> = { 'maps.conf': maps(prefix), 'headers.conf': headers() }
  for (const name of TEMPLATES) {
    const template = readFileSync(join(process.cwd(), 'deploy/nginx', name), 'utf8')
    texts[name] = fill(name, template, prefix)
  }
  const rules = digestOf(JSON.stringify(texts))
  const version = digestOf(rules + policy)
  texts['csp.conf'] = policyMaps(policy, version, prefix)
  const files = Object.entries(texts).map(([name, text]) => [`nginx/${name}`, NOTE + text])
  return { files: Object.fromEntries(files) as NginxFiles['files'], rules, version }
}

/** Without a prefix there is nothing outside of it. */
function fill(name: string, template: string, prefix: string): string {
  if (prefix) return template.replaceAll('{{prefix}}', prefix)
  if (name === 'root.conf') return ''
  return template.replace(/location = \{\{prefix\}\} \{[^}]*\}\n/, '').replaceAll('{{prefix}}', '')
}
