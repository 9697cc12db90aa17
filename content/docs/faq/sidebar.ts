import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar(['intro', 'five-data-signature', 'vr-rendering-failure'])
