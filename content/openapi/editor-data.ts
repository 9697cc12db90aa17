import type { GroupInput, Parameter } from '../../src/openapi/types'
import { always } from './common-fields'

/** Both parameters of the editor's data. */
const copy: Parameter[] = [
  { name: 'source', in: 'query', type: 'string', required: true, description: '租户标识', example: 'T-XXXXXXXX' },
  {
    name: 'resource_code',
    in: 'query',
    type: 'string',
    required: true,
    description: '空间副本的编号',
    example: 'RESOURCE_CODE',
  },
]

const filterNames = [
  ['brightness', '亮度'],
  ['contrast', '对比度'],
  ['grayscale', '灰度'],
  ['opacity', '不透明度'],
  ['saturate', '饱和度'],
]

/** What was saved for a copy of a space in the editor. */
export const editorEndpoints: GroupInput['endpoints'] = [
  {
    id: 'custom-detail',
    method: 'GET',
    path: '/realsee-data/custom/detail.json',
    title: '编辑器：基础信息',
    summary: '返回编辑器里填写的名称、介绍、地址、滤镜和背景音乐。',
    source: '2022–2023',
    parameters: copy,
    response: {
      type: 'object',
      schema: 'EditorDetail',
      fields: always([
        { name: 'name', type: 'string', description: '名称' },
        { name: 'introduction', type: 'string', description: '介绍' },
        {
          name: 'bd_location',
          type: 'object',
          description: '地址',
          schema: 'EditorLocation',
          fields: always([
            { name: 'name', type: 'string', required: false, description: '地点名称' },
            { name: 'province', type: 'string', description: '省' },
            { name: 'city', type: 'string', description: '市' },
            { name: 'district', type: 'string', description: '区' },
            {
              name: 'location',
              type: 'object',
              description: '坐标',
              schema: 'GeoPoint',
              fields: always([
                { name: 'lat', type: 'number', description: '纬度，度' },
                { name: 'lng', type: 'number', description: '经度，度' },
              ]),
            },
          ]),
        },
        {
          name: 'backdrop_filter',
          required: false,
          type: 'object',
          description: '滤镜',
          fold: true,
          schema: 'EditorFilter',
          fields: [
            {
              name: 'backdrop',
              type: 'object',
              description: '滤镜参数',
              schema: 'EditorBackdrop',
              fields: filterNames.map(([name = '', description = '']) => ({ name, type: 'number', description })),
            },
          ],
        },
        {
          name: 'background_music',
          type: 'object',
          description: '背景音乐',
          schema: 'EditorMusic',
          fields: always([
            { name: 'name', type: 'string', description: '曲名' },
            { name: 'url', type: 'string', description: '音频地址' },
          ]),
        },
      ]),
      examples: [
        {
          title: '成功',
          data: {
            name: '朝阳样板间',
            introduction: '三居室，南北通透',
            bd_location: {
              province: '北京市',
              city: '北京市',
              district: '朝阳区',
              location: { lat: 39.92, lng: 116.44 },
            },
            background_music: { name: '午后', url: 'https://example.com/music.mp3' },
          },
        },
      ],
    },
  },
  {
    id: 'custom-route',
    method: 'GET',
    path: '/realsee-data/custom/route/list.json',
    title: '编辑器：引导路线',
    summary: '返回编辑器里排好的引导路线。',
    source: '2022–2023',
    parameters: copy,
    response: {
      type: 'object',
      schema: 'EditorRouteList',
      fields: always([
        {
          name: 'list',
          type: 'object[]',
          description: '路线',
          schema: 'EditorRoute',
          fields: always([
            { name: 'title', type: 'string', description: '名称' },
            { name: 'display_index', type: 'integer', description: '展示顺序，从 1 开始' },
            { name: 'pano_group', type: 'any[]', description: '经过的点位' },
          ]),
        },
      ]),
      examples: [{ title: '成功', data: { list: [{ title: '入户到客厅', display_index: 1, pano_group: [0, 1, 2] }] } }],
    },
    print: 'data.list',
  },
  {
    id: 'custom-card',
    method: 'GET',
    path: '/realsee-data/custom/card/info.json',
    title: '编辑器：联系卡片',
    summary: '返回编辑器里填写的联系人和信息项。',
    source: '2022–2023',
    parameters: copy,
    response: {
      type: 'object',
      schema: 'EditorCard',
      fields: always([
        { name: 'agent_name', type: 'string', description: '联系人姓名' },
        { name: 'agent_title', type: 'string', description: '联系人介绍' },
        { name: 'agent_virtual_phone', type: 'string', description: '联系电话' },
        { name: 'agent_avatar', type: 'string', description: '头像' },
        {
          name: 'mappings',
          type: 'object[]',
          description: '信息项',
          schema: 'EditorCardItem',
          fields: always([
            { name: 'title', type: 'string', description: '标题' },
            { name: 'content', type: 'string', description: '内容' },
            { name: 'is_block', type: 'boolean', description: '是否占一整行' },
          ]),
        },
      ]),
      examples: [
        {
          title: '成功',
          data: {
            agent_name: '林工',
            agent_title: '空间顾问',
            agent_virtual_phone: '010-00000000',
            agent_avatar: 'https://example.com/avatar.jpg',
            mappings: [{ title: '建成年份', content: '2018', is_block: false }],
          },
        },
      ],
    },
  },
]
