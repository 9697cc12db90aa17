export { SearchPage as default } from '../page/SearchPage/SearchPage'
