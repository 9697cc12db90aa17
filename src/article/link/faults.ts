import { site, WRITTEN_ADDRESS } from '../../site/config'
import { unreachable, type LinkFault } from './unreachable'

/** Whether an address leads out of the site, by what it begins with. */
export const isElsewhere = (raw: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(raw) || raw.startsWith('//')

/** The preview, on this machine or on one beside it. A server of the reader's own is another matter. */
const PREVIEW = /^https?:\/\/(?:localhost|[\d.]+|\[::1\])(?::(?:8000|9000)|(?::\d+)?\/(?:docs|developer|openapi)\/)/i
/** A page on the author's own machine. */
const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?\/[^?#\s]+\.html?(?:[?#]|$)/i
const WIDE = /[\u3000-\u303f\uff00-\uffef“”‘’…—]/

/** Addresses of this site, as it is and as texts name it, without scheme. */
const OWN = [`${site.origin}${site.pathPrefix}/`, WRITTEN_ADDRESS].map((address) => address.replace(/^https?:/, ''))

const isOwn = (raw: string): boolean => {
  const { host, pathname } = new URL(raw)
  return OWN.some((own) => `//${host}${pathname.replace(/\/?$/, '/')}`.startsWith(own))
}

/** @returns what is wrong with an address elsewhere; `undefined` when it can be used. */
export function externalFault(raw: string): LinkFault | undefined {
  if (raw.startsWith('//') || /^(?:file|[a-z]):[\\/]/i.test(raw))
    return {
      rule: 'unsafe-link',
      message: `链接“${raw}”${raw.startsWith('//') ? '没有写协议' : '是自己电脑上的文件'}`,
      remedy: raw.startsWith('//') ? `写成 https:${raw}` : '链接到页面写相对的 .mdx 路径，例如 ./intro.mdx',
    }
  const isWeb = /^https?:/i.test(raw)
  if (!isWeb && !/^(?:mailto:|tel:)/i.test(raw))
    return {
      rule: 'unsafe-link',
      message: `链接“${raw}”的协议不能用`,
      remedy: '只能用 https、http、mailto、tel，或相对的 .mdx 路径',
    }
  if (/^mailto:/i.test(raw) && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(raw))
    return { rule: 'broken-address', message: `“${raw}”不是完整的邮箱`, remedy: '写成 mailto:名字@域名' }
  if (!isWeb) return undefined
  if (PREVIEW.test(raw))
    return {
      rule: 'local-link',
      message: `链接“${raw}”是预览的地址，读者打不开`,
      remedy: '链接到本站的页面写相对的 .mdx 路径；只是举例就放进反引号',
    }
  if (OWN_MACHINE.test(raw))
    return {
      rule: 'local-link',
      message: `链接“${raw}”在自己的电脑上，读者打不开`,
      remedy: '换成公开的网址；只是举例就放进反引号',
    }
  if (WIDE.test(decodeSafely(raw)))
    return {
      rule: 'broken-address',
      message: `网址“${raw}”里混进了全角标点`,
      remedy: '在网址后面空一格，或写成 [文字](网址)',
    }
  if (!/^https?:\/\/[^/\s?#]+/i.test(raw) || !URL.canParse(raw) || !/[.:]/.test(new URL(raw).host))
    return {
      rule: 'broken-address',
      message: `网址“${raw}”不完整`,
      remedy: '写完整的网址，例如 https://example.com/page',
    }
  if (isOwn(raw))
    return {
      rule: 'own-address',
      message: `链接“${raw}”写了本站的完整网址`,
      remedy: '写相对的 .mdx 路径，或以 / 开头、不带域名的路径：站点换了域名也有效，锚点也会检查',
    }
  if (raw.startsWith(site.editBase.replace('/edit/', '/blob/')) || raw.startsWith(site.editBase))
    return {
      rule: 'own-address',
      message: `链接“${raw}”通到本站的源文件，不是页面`,
      remedy: '链接到页面写相对的 .mdx 路径，例如 ./intro.mdx#install',
    }
  return unreachable(raw)
}

function decodeSafely(raw: string): string {
  try {
    return decodeURI(raw)
  } catch {
    return raw
  }
}

/**
 * @param exists whether there is a file at a path relative to the page.
 * @returns what to write in place of a relative address that is no `.mdx` path.
 */
export function relativeRemedy(path: string, hash: string, exists: (path: string) => boolean): string {
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|cn|org|net|io|dev)(?:\/|$)/i.test(path))
    return `站外链接写完整网址：https://${path}${hash}`
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(path)) return `邮箱写成 mailto:${path}`
  if (WIDE.test(path)) return '地址里有全角的符号：改成半角的 : / . #'
  if (path.includes('?') && exists(path.replace(/\?.*$/, '')))
    return `去掉 ? 和后面的部分，写成 ${path.replace(/\?.*$/, '')}${hash}：页面不读参数`
  const page = `${path
    .replace(/\\/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(?:mdx?|html?)$/i, '')}.mdx`
  if (exists(page)) return `写成 ${/^\.\.?\//.test(page) ? '' : './'}${page}${hash}`
  if (/\.(?:webp|png|jpe?g|gif|svg)$/i.test(path)) return `要显示图片就写 ![图里有什么](${path})；图片不能作链接`
  if (/\.(?:[cm]?[jt]sx?|vue|json|css|html|go|java|kt|swift|py|sh)$/i.test(path))
    return `源码不随页面发布：要显示它就写 \`\`\`ts file="${path}"，代码块里留空`
  if (/\.(?:pdf|zip|docx?|xlsx?|pptx?|mp4|tgz|rar)$/i.test(path))
    return '这种文件不随页面发布：写成一页，或链接到存放它的完整网址 https://…'
  return '链接到页面写它的 .mdx 文件，例如 ./intro.mdx#install；链接到单页写 /openapi/'
}
