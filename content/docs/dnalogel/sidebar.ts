import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'PanoTagPlugin',
  'PanoCompassPlugin',
  'PanoRulerPlugin',
  'CruisePlugin',
  'PanoMeasurePlugin',
  'ModelViewPlugin',
])
