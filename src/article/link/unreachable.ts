/** What is wrong with a link that can be told by its address alone. */
export interface LinkFault {
  rule: string
  message: string
  remedy: string
}

/** Addresses of a network of one's own (RFC 1918, RFC 6762). */
const OWN_NETWORK = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|\.(?:local|internal|intranet|corp|lan)$/
/** Services whose documents open for members only. */
const MEMBERS =
  /(?:^|\.)(?:feishu\.cn|larksuite\.com|larkoffice\.com|yuque\.com|notion\.(?:so|site)|docs\.qq\.com|doc\.weixin\.qq\.com|shimo\.im|kdocs\.cn|alidocs\.dingtalk\.com|atlassian\.net|docs\.google\.com|drive\.google\.com|pan\.baidu\.com)$/
/** Pages that only lead on to the address that they carry. */
const JUMP =
  /^https?:\/\/(?:link\.(?:zhihu|juejin|csdn|jianshu|segmentfault)\.(?:com|cn|net)|www\.google\.com\/url|(?:www\.)?baidu\.com\/link|weixin110\.qq\.com|c\.pc\.qq\.com|gitee\.com\/link|xie\.infoq\.cn\/link)\b/
/** What campaigns add to an address. */
const TRACKING = /[?&](utm_\w+|spm|scm|share_\w+|fbclid|gclid)=/

/** @returns why readers do not get to an address that is written as it should be; `undefined` when they may. */
export function unreachable(raw: string): LinkFault | undefined {
  const { hostname } = new URL(raw)
  if (OWN_NETWORK.test(hostname))
    return {
      rule: 'local-link',
      message: `链接“${raw}”在内网里，读者打不开`,
      remedy: '换成公开的网址；只是举例就放进反引号',
    }
  if (MEMBERS.test(hostname) && !/^(?:open|www)\./.test(hostname))
    return {
      rule: 'local-link',
      message: `链接“${raw}”要登录才看得到，读者打不开`,
      remedy: '把内容写进页面，或换成公开的网址',
    }
  if (JUMP.test(raw))
    return {
      rule: 'broken-address',
      message: `“${raw}”是跳转页，不是文章自己的地址`,
      remedy: '打开它，写跳转之后地址栏里的网址',
    }
  const tracking = TRACKING.exec(raw)?.[1]
  if (tracking)
    return {
      rule: 'broken-address',
      message: `网址“${raw}”里有跟踪用的参数 ${tracking}`,
      remedy: `删掉 ${tracking}=… 这样的参数`,
    }
  return undefined
}
