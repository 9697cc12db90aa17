import { SNIPPET_WORDS } from '../../site/constants'

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)
const SHOWN = [...LEVELS, 'content']

/** What counts and is never shown: spelled as it is, and without typing mistakes of its own. */
const UNSEEN = ['explains', 'pinyin']

/** Settings of the hosted index: Chinese, identifiers cut at their humps, one hit per address. */
export const indexSettings = {
  searchableAttributes: [
    ...LEVELS.slice(0, 2).map((level) => `unordered(${level})`),
    'unordered(explains)',
    'unordered(keywords)',
    ...LEVELS.slice(2).map((level) => `unordered(${level})`),
    'content',
    'unordered(pinyin)',
    'unordered(code)',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: SHOWN,
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  camelCaseAttributes: SHOWN,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  indexLanguages: ['zh'],
  queryLanguages: ['zh'],
  ignorePlurals: false,
  removeWordsIfNoResults: 'allOptional',
  disableTypoToleranceOnAttributes: UNSEEN,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
}
