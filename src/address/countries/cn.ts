import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { hanScript } from './shared/scripts.ts';

/** China */
export const china: Definition = {
  calledBy: ['PR China', '中华人民共和国', '中國', 'PRC', "People's Republic of China"],
  // GeoNames has one round code for each county; its towns and streets have others.
  codes: { isListIncomplete: true, shapeIsCertain: onePublishedShape },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['北京市', '上海市', '天津市', '重庆市'],
    districtsAreCities: true,
    // Short English and Chinese names of the autonomous and special administrative regions.
    names: {
      '15': ['Inner Mongolia', 'Inner Mongolia AR', 'Nei Mongol', 'Neimenggu', '内蒙古自治区'],
      '45': ['Guangxi', 'Guangxi Zhuang', 'Guangxi AR', 'Guangxi Zhuang AR', '广西壮族自治区'],
      '54': ['Tibet', 'Tibet AR', 'Xizang', '西藏自治区'],
      '64': ['Ningxia', 'Ningxia Hui', 'Ningxia AR', 'Ningxia Hui AR', '宁夏回族自治区'],
      '65': ['Xinjiang', 'Xinjiang Uygur', 'Xinjiang Uyghur', 'Xinjiang AR', '新疆维吾尔自治区'],
      '92': ['Macao'],
    },
  },
  places: { script: hanScript },
  market: { timeZone: 'Asia/Shanghai', taxId: ['cn.ric', 'cn.uscc'] },
};
