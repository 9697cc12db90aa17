export { NotFound as default } from '../page/NotFound/NotFound'
