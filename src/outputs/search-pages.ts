import { inFramework } from '../site/frameworks'
import type { SearchPage } from '../site/types'
import { searchGroupOf } from '../gatsby/navigation'
import type { SiteState } from '../gatsby/site-state'
import { allReferences } from '../reference/load'
import { namePlaces } from '../reference/places'

/** @returns the pages that search covers: listed ones, with the text a reader sees. The changelog names everything, and explains nothing. */
export function searchPages({ root, model, bodies }: Pick<SiteState, 'root' | 'model' | 'bodies'>): SearchPage[] {
  const names = namePlaces(allReferences(root))
  return model.docs
    .filter(({ id, status }) => status === 'listed' && id !== 'changelog')
    .map((doc) => ({
      path: doc.path,
      group: searchGroupOf(doc),
      title: doc.title,
      description: doc.description,
      keywords: doc.keywords,
      // The handbooks teach the same: what is asked is written down in the first of them
      asked: { ...model.byId.get(inFramework(doc.id, 'no-framework'))?.asked, ...doc.asked },
      explains: doc.explains,
      names: names.get(doc.id) ?? [],
      blocks: bodies.get(doc.id)?.blocks ?? [],
    }))
}
