// Modules put themselves into the registries of `kit` when they are loaded.
import './modules/platform/register.ts';
import './modules/session/register.ts';
import './modules/settings/register.ts';
import './modules/org/register.ts';
import './modules/employee/register.ts';
import './modules/enterprise/register.ts';
import './modules/performance/register.ts';
import './modules/home/register.ts';
