import type app from '../messages/zh-CN/app.json';
import type platform from '../messages/zh-CN/platform.json';
import type ui from '../messages/zh-CN/ui.json';
import type analytics from '../../modules/analytics/texts/zh-CN.json';
import type compensation from '../../modules/compensation/texts/zh-CN.json';
import type employee from '../../modules/employee/texts/zh-CN.json';
import type enterprise from '../../modules/enterprise/texts/zh-CN.json';
import type home from '../../modules/home/texts/zh-CN.json';
import type org from '../../modules/org/texts/zh-CN.json';
import type performance from '../../modules/performance/texts/zh-CN.json';
import type position from '../../modules/position/texts/zh-CN.json';
import type probation from '../../modules/probation/texts/zh-CN.json';
import type projectfund from '../../modules/projectfund/texts/zh-CN.json';
import type review360 from '../../modules/review360/texts/zh-CN.json';
import type reward from '../../modules/reward/texts/zh-CN.json';
import type session from '../../modules/session/texts/zh-CN.json';
import type settings from '../../modules/settings/texts/zh-CN.json';
import type strategy from '../../modules/strategy/texts/zh-CN.json';
import type team from '../../modules/team/texts/zh-CN.json';
import type analyticsTitles from '../../modules/analytics/titles/zh-CN.json';
import type compensationTitles from '../../modules/compensation/titles/zh-CN.json';
import type employeeTitles from '../../modules/employee/titles/zh-CN.json';
import type enterpriseTitles from '../../modules/enterprise/titles/zh-CN.json';
import type homeTitles from '../../modules/home/titles/zh-CN.json';
import type orgTitles from '../../modules/org/titles/zh-CN.json';
import type performanceTitles from '../../modules/performance/titles/zh-CN.json';
import type positionTitles from '../../modules/position/titles/zh-CN.json';
import type probationTitles from '../../modules/probation/titles/zh-CN.json';
import type projectfundTitles from '../../modules/projectfund/titles/zh-CN.json';
import type review360Titles from '../../modules/review360/titles/zh-CN.json';
import type rewardTitles from '../../modules/reward/titles/zh-CN.json';
import type sessionTitles from '../../modules/session/titles/zh-CN.json';
import type settingsTitles from '../../modules/settings/titles/zh-CN.json';
import type strategyTitles from '../../modules/strategy/titles/zh-CN.json';
import type teamTitles from '../../modules/team/titles/zh-CN.json';

/** A catalogue that pages may ask for. */
export type CatalogueName =
  | 'app'
  | 'platform'
  | 'ui'
  | 'analytics'
  | 'compensation'
  | 'employee'
  | 'enterprise'
  | 'home'
  | 'org'
  | 'performance'
  | 'position'
  | 'probation'
  | 'projectfund'
  | 'review360'
  | 'reward'
  | 'session'
  | 'settings'
  | 'strategy'
  | 'team';

/** Texts of the browser client itself; those of enums and rules are shared. */
export type OwnId =
  | keyof typeof app
  | keyof typeof platform
  | keyof typeof ui
  | keyof typeof analytics
  | keyof typeof compensation
  | keyof typeof employee
  | keyof typeof enterprise
  | keyof typeof home
  | keyof typeof org
  | keyof typeof performance
  | keyof typeof position
  | keyof typeof probation
  | keyof typeof projectfund
  | keyof typeof review360
  | keyof typeof reward
  | keyof typeof session
  | keyof typeof settings
  | keyof typeof strategy
  | keyof typeof team
  | keyof typeof analyticsTitles
  | keyof typeof compensationTitles
  | keyof typeof employeeTitles
  | keyof typeof enterpriseTitles
  | keyof typeof homeTitles
  | keyof typeof orgTitles
  | keyof typeof performanceTitles
  | keyof typeof positionTitles
  | keyof typeof probationTitles
  | keyof typeof projectfundTitles
  | keyof typeof review360Titles
  | keyof typeof rewardTitles
  | keyof typeof sessionTitles
  | keyof typeof settingsTitles
  | keyof typeof strategyTitles
  | keyof typeof teamTitles;
