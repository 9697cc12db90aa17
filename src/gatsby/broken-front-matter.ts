import { createRequire } from 'node:module'
import { gatsbyChanged } from '../site/gatsby-contact'

/** What gray-matter, with which gatsby-plugin-mdx reads front matter, parses YAML with. */
interface Engines {
  yaml?: { parse: (text: string) => unknown }
}

const WHERE = 'src/gatsby/broken-front-matter.ts'
const from = createRequire(`${process.cwd()}/package.json`)

/**
 * What is no YAML, gatsby-plugin-mdx answers with sixty lines of its own stack and without the file; `front-matter.ts`
 * tells it with file, line and remedy. Here the plugin learns to take such front matter for an empty one.
 * @throws {GatsbyChanged} when the plugin reads front matter by other means.
 */
export function takeBrokenFrontMatter(): void {
  let engines: Engines
  try {
    engines = createRequire(from.resolve('gatsby-plugin-mdx'))('gray-matter/lib/engines') as Engines
  } catch {
    return gatsbyChanged('gatsby-plugin-mdx 不再用 gray-matter 读前置信息', WHERE)
  }
  const { yaml } = engines
  if (!yaml) return gatsbyChanged('gray-matter 没有 yaml 这个解析器', WHERE)
  const parse = yaml.parse.bind(yaml)
  yaml.parse = (text) => {
    try {
      return parse(text)
    } catch {
      return {}
    }
  }
}
