import type { Country } from './country.ts';
import { officialAndCustomaryNames, onePublishedShape } from './shared/reasons.ts';
import { hanScript } from './shared/scripts.ts';

/** China */
export const china: Country = {
  code: 'CN',
  calledBy: ['PR China', '中华人民共和国', '中國'],
  codes: { shapeIsCertain: onePublishedShape },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['北京市', '上海市', '天津市', '重庆市'],
    // Short English and Chinese names of the autonomous and special administrative regions.
    names: {
      '15': ['Inner Mongolia', 'Nei Mongol', 'Neimenggu', '内蒙古自治区'],
      '45': ['Guangxi', '广西壮族自治区'],
      '54': ['Tibet', 'Xizang', '西藏自治区'],
      '64': ['Ningxia', '宁夏回族自治区'],
      '65': ['Xinjiang', '新疆维吾尔自治区'],
      '92': ['Macao'],
    },
  },
  places: {
    otherNames: [
      {
        reason: 'Chinese names, and the ones from older romanisations.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Beijing', '北京', 'Peking'],
          ['Shanghai', '上海'],
          ['Guangzhou', '广州', 'Canton'],
          ['Shenzhen', '深圳'],
          ['Tianjin', '天津', 'Tientsin'],
          ['Chongqing', '重庆', 'Chungking'],
          ['Nanjing', '南京', 'Nanking'],
          ['Hangzhou', '杭州'],
          ['Suzhou', '苏州'],
          ['Wuhan', '武汉'],
          ['Chengdu', '成都'],
          ["Xi'an", '西安', 'Xian'],
          ['Qingdao', '青岛', 'Tsingtao'],
          ['Dalian', '大连'],
          ['Xiamen', '厦门', 'Amoy'],
          ['Shenyang', '沈阳'],
          ['Harbin', '哈尔滨'],
          ['Dongguan', '东莞'],
          ['Foshan', '佛山'],
          ['Ningbo', '宁波'],
        ],
      },
    ],
    script: hanScript,
  },
  market: { timeZone: 'Asia/Shanghai', taxId: ['cn.ric', 'cn.uscc'] },
};
