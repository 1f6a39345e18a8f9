import { RoleType } from '@hengcai/shared/enums';

/** The kind of object that the grants of scopes over people are about. */
export const EMPLOYEE_OBJECT = 'employee';

/** The authority scopes that a holder was given over employees; what each of them reaches is asked where it is needed. */
const scopesOf = (holder: string): string => `(select json_agg(distinct g.scope) from scope_grant g
  where g.company_id = refs.company_id and g.object_type = '${EMPLOYEE_OBJECT}' and ${holder})`;

/**
 * The statement that reads who somebody is at an instant, for the rows of `refs` (company_id, user_id, subject_user_id and
 * whatever else its caller wants of them). It runs with every call, so that a revoked right is gone with the next one, and
 * is therefore one statement. Every employee is in exactly one of the two default roles: whoever somebody reports to is a
 * manager.
 */
export const callerStatement = (refs: string, at: string): string => `
  select refs.*, (extract(epoch from ${at}) * 1000)::float8 as now, (${at} at time zone c.time_zone)::date::text as today,
    c.code as "companyCode", c.time_zone as "timeZone", c.login_way as "loginWay", c.ranks_hidden as "ranksHidden",
    actor.must_change_password as "mustChangePassword", subject.enabled as "subjectEnabled", subject.emp_id as "empId",
    ${scopesOf('g.user_id = refs.subject_user_id')} as scopes,
    (select json_agg(json_build_object('roleCode', r.role_code, 'type', r.type, 'readOnly', r.read_only,
         'isDefault', r.is_default, 'scopes', ${scopesOf('g.role_code = r.role_code')}, 'pages', (select json_object_agg(p.path, p.rights) from role_page p
           where p.company_id = r.company_id and p.role_code = r.role_code),
         'elements', (select json_object_agg(x.element, x.shown) from role_element x
           where x.company_id = r.company_id and x.role_code = r.role_code),
         'narrowed', case when h.scope is not null then json_build_object('scope', h.scope, 'deptIds', h.dept_ids) end)
         order by r.type, r.role_code)
       from role r left join user_role h on h.company_id = r.company_id and h.role_code = r.role_code
           and h.user_id = refs.subject_user_id
       where r.company_id = refs.company_id and (
         h.user_id is not null
         or subject.emp_id is not null and r.is_default and r.type = case when exists (select 1 from employee e
           where e.company_id = refs.company_id and e.boss_id = subject.emp_id
             and coalesce(e.last_day >= (${at} at time zone c.time_zone)::date, true))
           then ${RoleType.MANAGER} else ${RoleType.ORDINARY} end)) as roles
  from (${refs}) refs
  left join company c on c.company_id = refs.company_id and c.enabled
  left join user_account actor on actor.company_id = refs.company_id and actor.id = refs.user_id and actor.enabled
  left join user_account subject
    on subject.company_id = refs.company_id and subject.id = refs.subject_user_id and subject.enabled`;

/**
 * The same as a function, for sessions: planning the statement costs more than running it, and a function keeps its plan
 * with the connection, behind a pooler of connections as well. It has the rights of whoever calls it.
 */
export const CALLER_OF_SESSION = `
  create or replace function caller_of_session(_token_hash text, _at timestamptz) returns setof json
  language plpgsql stable as $body$ begin return query select to_json(caller) from (${callerStatement(
    `select id as "sessionId", company_id, user_id, subject_user_id, ended_at is not null as ended,
       end_reason as "endReason", (extract(epoch from created_at) * 1000)::float8 as "createdAt",
       (extract(epoch from last_seen_at) * 1000)::float8 as "lastSeenAt"
     from session where token_hash = _token_hash`,
    '_at',
  )}) caller; end $body$`;
