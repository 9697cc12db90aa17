import { blog } from '../../site/strings/interface'
import { Tree } from '../Sidebar/Tree'
import { postsByYear, type Post } from './posts-by-year'

/**
 * Sidebar of a blog, grouped by year (specification, section 2). The site has no posts and so no page shows it yet.
 * @param props.path route of the post that is open, without prefix.
 */
export function BlogSidebar({ posts, path }: { posts: readonly Post[]; path: string }) {
  return (
    <nav aria-label={blog.sidebarAria}>
      <Tree nodes={postsByYear(posts)} path={path} />
    </nav>
  )
}
