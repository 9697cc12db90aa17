import { defineSidebar } from '../../../src/site/sidebar'

/** In the order of the picture index on the first page. */
export default defineSidebar([
  'intro',
  'viewing-page',
  'with-tour',
  'compatibility',
  'events',
  'own-plugin',
  {
    label: '看户型',
    items: [
      'floorplan/intro',
      'floorplan/getFloorplanData',
      'floorplan/PanoFloorplanRadarPlugin',
      'floorplan/TopviewFloorplanPlugin',
      'floorplan/ModelFloorplanPlugin',
      'floorplan/MapViewFloorplanPlugin',
      'ModelRoomLabelPlugin',
      'floorplan/desc',
    ],
  },
  { label: '量尺寸', items: ['PanoRulerPlugin', 'PanoRulerProPlugin', 'PanoMeasurePlugin'] },
  {
    label: '打标签',
    items: ['PanoTagPlugin', 'ModelMakerPlugin', 'AreaMakerPlugin', 'Sculpt', 'components/PaintBrush'],
  },
  {
    label: '指方向',
    items: ['PanoCompassPlugin', 'ModelChassisCompassPlugin', 'ModelEntryDoorGuidePlugin', 'GuideLinePlugin'],
  },
  { label: '自动走', items: ['CruisePlugin', 'MovePlugin'] },
  { label: '看模型', items: ['ModelViewPlugin'] },
  { label: '工具与旧插件', items: ['Util', 'components/IncrementRenderer'] },
])
