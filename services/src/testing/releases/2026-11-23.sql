SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
ALTER SCHEMA drizzle OWNER TO postgres;
CREATE SCHEMA pgboss;
ALTER SCHEMA pgboss OWNER TO hr_job;
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
ALTER TYPE pgboss.job_state OWNER TO hr_job;
CREATE FUNCTION pgboss.create_queue(queue_name text, options json) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;
ALTER FUNCTION pgboss.create_queue(queue_name text, options json) OWNER TO hr_job;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;
      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$;
ALTER FUNCTION pgboss.delete_queue(queue_name text) OWNER TO hr_job;
CREATE FUNCTION public.caller_of_session(_token_hash text, _at timestamp with time zone) RETURNS SETOF json
    LANGUAGE plpgsql STABLE
    AS $$ begin return query select to_json(caller) from (
  select refs.*, (extract(epoch from _at) * 1000)::float8 as now, (_at at time zone c.time_zone)::date::text as today,
    c.code as "companyCode", c.time_zone as "timeZone", c.login_way as "loginWay",
    actor.must_change_password as "mustChangePassword", subject.enabled as "subjectEnabled", subject.emp_id as "empId",
    (select json_agg(distinct g.scope) from scope_grant g
  where g.company_id = refs.company_id and g.object_type = 'employee' and g.user_id = refs.subject_user_id) as scopes,
    (select json_agg(json_build_object('roleCode', r.role_code, 'type', r.type, 'readOnly', r.read_only,
         'isDefault', r.is_default, 'scopes', (select json_agg(distinct g.scope) from scope_grant g
  where g.company_id = refs.company_id and g.object_type = 'employee' and g.role_code = r.role_code), 'pages', (select json_object_agg(p.path, p.rights) from role_page p
           where p.company_id = r.company_id and p.role_code = r.role_code)) order by r.type, r.role_code)
       from role r where r.company_id = refs.company_id and (
         r.role_code in (select h.role_code from user_role h
           where h.company_id = refs.company_id and h.user_id = refs.subject_user_id)
         or subject.emp_id is not null and r.is_default and r.type = case when exists (select 1 from employee e
           where e.company_id = refs.company_id and e.boss_id = subject.emp_id
             and coalesce(e.last_day >= (_at at time zone c.time_zone)::date, true))
           then 3 else 4 end)) as roles
  from (select id as "sessionId", company_id, user_id, subject_user_id, ended_at is not null as ended,
       end_reason as "endReason", (extract(epoch from created_at) * 1000)::float8 as "createdAt",
       (extract(epoch from last_seen_at) * 1000)::float8 as "lastSeenAt"
     from session where token_hash = _token_hash) refs
  left join company c on c.company_id = refs.company_id and c.enabled
  left join user_account actor on actor.company_id = refs.company_id and actor.id = refs.user_id and actor.enabled
  left join user_account subject
    on subject.company_id = refs.company_id and subject.id = refs.subject_user_id and subject.enabled) caller; end $$;
ALTER FUNCTION public.caller_of_session(_token_hash text, _at timestamp with time zone) OWNER TO postgres;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
ALTER TABLE drizzle.__drizzle_migrations OWNER TO postgres;
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER TABLE drizzle.__drizzle_migrations_id_seq OWNER TO postgres;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE pgboss.archive (
    id uuid NOT NULL,
    name text NOT NULL,
    priority integer NOT NULL,
    data jsonb,
    state pgboss.job_state NOT NULL,
    retry_limit integer NOT NULL,
    retry_count integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    start_after timestamp with time zone NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL,
    created_on timestamp with time zone NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    archived_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.archive OWNER TO hr_job;
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);
ALTER TABLE pgboss.job OWNER TO hr_job;
CREATE TABLE pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'minute'::text))
);
ALTER TABLE pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd OWNER TO hr_job;
CREATE TABLE pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = '__pgboss__send-it'::text))
);
ALTER TABLE pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 OWNER TO hr_job;
CREATE TABLE pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'job'::text))
);
ALTER TABLE pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 OWNER TO hr_job;
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text,
    retry_limit integer,
    retry_delay integer,
    retry_backoff boolean,
    expire_seconds integer,
    retention_minutes integer,
    dead_letter text,
    partition_name text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.queue OWNER TO hr_job;
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.schedule OWNER TO hr_job;
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.subscription OWNER TO hr_job;
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
);
ALTER TABLE pgboss.version OWNER TO hr_job;
CREATE TABLE public.api_token (
    company_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    ending text NOT NULL,
    read_only boolean NOT NULL,
    allow_export boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    end_reason text
);
ALTER TABLE ONLY public.api_token FORCE ROW LEVEL SECURITY;
ALTER TABLE public.api_token OWNER TO postgres;
CREATE TABLE public.approval (
    company_id text NOT NULL,
    id text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    submitter_id text NOT NULL,
    state smallint NOT NULL,
    run jsonb NOT NULL,
    submitted_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.approval FORCE ROW LEVEL SECURITY;
ALTER TABLE public.approval OWNER TO postgres;
CREATE TABLE public.approval_waiting (
    company_id text NOT NULL,
    approval_id text NOT NULL,
    emp_id text NOT NULL
);
ALTER TABLE ONLY public.approval_waiting FORCE ROW LEVEL SECURITY;
ALTER TABLE public.approval_waiting OWNER TO postgres;
CREATE TABLE public.assessment_info (
    company_id text NOT NULL,
    id text NOT NULL,
    plan_id text NOT NULL,
    emp_id text NOT NULL,
    dept_id text,
    position_id text,
    rank_id text,
    job_family_id text,
    boss_emp_id text,
    virtual_boss_emp_id text,
    employee_stage smallint NOT NULL,
    boss_stage smallint NOT NULL,
    target_status smallint NOT NULL,
    locked boolean DEFAULT false NOT NULL,
    joined_at timestamp(3) with time zone NOT NULL,
    removed_at timestamp(3) with time zone,
    composed_raw numeric,
    composed numeric(12,4),
    level_name text,
    calibrated_score numeric(12,4),
    calibrated_level text,
    draft_client_id text,
    draft_seq integer,
    draft_saved_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    absent_reason text,
    draft_rows jsonb,
    draft_saves integer DEFAULT 0 NOT NULL,
    result_version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.assessment_info FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_info OWNER TO postgres;
CREATE TABLE public.assessment_plan (
    company_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    plan_year integer NOT NULL,
    cycle smallint NOT NULL,
    cycle_index smallint NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    fill_from date NOT NULL,
    fill_to date NOT NULL,
    score_from date NOT NULL,
    score_to date NOT NULL,
    calibrate_from date NOT NULL,
    calibrate_to date NOT NULL,
    communicate_from date NOT NULL,
    communicate_to date NOT NULL,
    reminders jsonb NOT NULL,
    self_ratio numeric(12,4) NOT NULL,
    boss_ratio numeric(12,4) NOT NULL,
    digits smallint NOT NULL,
    view_score_at smallint NOT NULL,
    view_what smallint NOT NULL,
    allow_export_details boolean NOT NULL,
    managers_may_set_targets boolean NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    locked boolean DEFAULT false NOT NULL,
    lock_reason text,
    stop_reason text,
    fill_in_closed boolean DEFAULT false NOT NULL,
    boss_scoring_locked boolean DEFAULT false NOT NULL,
    boss_confirm_locked boolean DEFAULT false NOT NULL,
    rule_id text,
    rule_snapshot jsonb,
    flow jsonb NOT NULL,
    whole_company boolean DEFAULT false NOT NULL,
    opened_at timestamp(3) with time zone,
    archived_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT assessment_plan_lockable CHECK (((NOT locked) OR ((status >= 1) AND (status <= 4))))
);
ALTER TABLE ONLY public.assessment_plan FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_plan OWNER TO postgres;
CREATE TABLE public.assessment_rule (
    company_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    rule_type smallint NOT NULL,
    full_score numeric(12,4) NOT NULL,
    granularity numeric(12,4) NOT NULL,
    levels jsonb NOT NULL,
    force_check smallint NOT NULL,
    force_scope smallint NOT NULL,
    min_group_size integer NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.assessment_rule FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_rule OWNER TO postgres;
CREATE TABLE public.assessment_template (
    company_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    description text,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.assessment_template FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_template OWNER TO postgres;
CREATE TABLE public.audit (
    company_id text NOT NULL,
    id text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_user_id text NOT NULL,
    subject_user_id text NOT NULL,
    action text NOT NULL,
    object_type text NOT NULL,
    object_id text NOT NULL,
    params jsonb NOT NULL,
    before jsonb,
    after jsonb,
    request_id text NOT NULL,
    seal_no integer
);
ALTER TABLE ONLY public.audit FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit OWNER TO postgres;
CREATE TABLE public.audit_seal (
    company_id text NOT NULL,
    seal_no integer NOT NULL,
    entries integer NOT NULL,
    root_hash text NOT NULL,
    sealed_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.audit_seal FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_seal OWNER TO postgres;
CREATE TABLE public.calibration (
    company_id text NOT NULL,
    id text NOT NULL,
    plan_id text NOT NULL,
    assessment_id text NOT NULL,
    score_before numeric(12,4),
    score_after numeric(12,4),
    level_before text,
    level_after text,
    comment text NOT NULL,
    by_emp_id text,
    at timestamp(3) with time zone NOT NULL,
    source smallint NOT NULL
);
ALTER TABLE ONLY public.calibration FORCE ROW LEVEL SECURITY;
ALTER TABLE public.calibration OWNER TO postgres;
CREATE TABLE public.company (
    company_id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    time_zone text DEFAULT 'Asia/Shanghai'::text NOT NULL,
    login_way smallint DEFAULT 1 NOT NULL,
    login_domain text,
    sync_system_type smallint DEFAULT 0 NOT NULL,
    external_system_url text,
    external_system_app_id text,
    mini_program_url text,
    overall_goal boolean DEFAULT false NOT NULL,
    self_score_first boolean DEFAULT false NOT NULL,
    bonus_coefficient_open boolean DEFAULT false NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    daily_done_on date,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.company FORCE ROW LEVEL SECURITY;
ALTER TABLE public.company OWNER TO postgres;
CREATE TABLE public.confirmation (
    company_id text NOT NULL,
    id text NOT NULL,
    assessment_id text NOT NULL,
    by text NOT NULL,
    outcome text NOT NULL,
    text text,
    score numeric(12,4),
    level_name text,
    by_emp_id text,
    at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.confirmation FORCE ROW LEVEL SECURITY;
ALTER TABLE public.confirmation OWNER TO postgres;
CREATE TABLE public.custom_menu_entry (
    company_id text NOT NULL,
    user_id text NOT NULL,
    path text NOT NULL,
    sort integer NOT NULL
);
ALTER TABLE ONLY public.custom_menu_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE public.custom_menu_entry OWNER TO postgres;
CREATE TABLE public.department (
    company_id text NOT NULL,
    id text NOT NULL,
    code text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.department FORCE ROW LEVEL SECURITY;
ALTER TABLE public.department OWNER TO postgres;
CREATE TABLE public.dept_path (
    company_id text NOT NULL,
    ancestor text NOT NULL,
    descendant text NOT NULL,
    depth integer NOT NULL
);
ALTER TABLE ONLY public.dept_path FORCE ROW LEVEL SECURITY;
ALTER TABLE public.dept_path OWNER TO postgres;
CREATE TABLE public.dept_version (
    company_id text NOT NULL,
    dept_id text NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    name text NOT NULL,
    name_en text,
    parent_id text,
    head_emp_id text,
    sort integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.dept_version FORCE ROW LEVEL SECURITY;
ALTER TABLE public.dept_version OWNER TO postgres;
CREATE TABLE public.employee (
    company_id text NOT NULL,
    id text NOT NULL,
    emp_number text NOT NULL,
    name text NOT NULL,
    name_en text,
    sort_key text NOT NULL,
    search_key text NOT NULL,
    email text,
    sex smallint DEFAULT 0 NOT NULL,
    phone text,
    dept_id text,
    position_id text,
    rank_id text,
    job_family_id text,
    boss_id text,
    virtual_boss_id text,
    employee_type smallint DEFAULT 1 NOT NULL,
    city_name text,
    entry_date date NOT NULL,
    regular_date date,
    last_day date,
    birth_date date,
    nationality text,
    education smallint DEFAULT 0 NOT NULL,
    marital_status smallint DEFAULT 0 NOT NULL,
    political_status text,
    id_type smallint,
    bank_name text,
    contract_start date,
    contract_end date,
    emergency_contact text,
    emergency_phone text,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.employee FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employee OWNER TO postgres;
CREATE TABLE public.employee_import (
    company_id text NOT NULL,
    id text NOT NULL,
    owner_user_id text NOT NULL,
    file_name text NOT NULL,
    sealed_file text,
    state text NOT NULL,
    rows integer NOT NULL,
    columns jsonb NOT NULL,
    counts jsonb,
    creations jsonb,
    notes jsonb NOT NULL,
    job_id text,
    created_at timestamp(3) with time zone NOT NULL,
    checked_on date,
    mends jsonb,
    causes jsonb,
    unknowns jsonb
);
ALTER TABLE ONLY public.employee_import FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employee_import OWNER TO postgres;
CREATE TABLE public.employee_import_row (
    company_id text NOT NULL,
    import_id text NOT NULL,
    "row" integer NOT NULL,
    outcome text NOT NULL,
    emp_id text,
    person_version integer,
    person jsonb,
    cells jsonb NOT NULL,
    problems jsonb NOT NULL
);
ALTER TABLE ONLY public.employee_import_row FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employee_import_row OWNER TO postgres;
CREATE TABLE public.employee_secret (
    company_id text NOT NULL,
    emp_id text NOT NULL,
    kind text NOT NULL,
    sealed text NOT NULL,
    last_four text NOT NULL,
    blind_index text NOT NULL
);
ALTER TABLE ONLY public.employee_secret FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employee_secret OWNER TO postgres;
CREATE TABLE public.employment (
    company_id text NOT NULL,
    emp_id text NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    dept_id text,
    position_id text,
    rank_id text,
    job_family_id text,
    boss_id text,
    virtual_boss_id text,
    employee_type smallint NOT NULL,
    city_name text
);
ALTER TABLE ONLY public.employment FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employment OWNER TO postgres;
CREATE TABLE public.external_identity (
    company_id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.external_identity FORCE ROW LEVEL SECURITY;
ALTER TABLE public.external_identity OWNER TO postgres;
CREATE TABLE public.external_sign_in (
    company_id text NOT NULL,
    state_hash text NOT NULL,
    key_hash text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    redeemed_at timestamp(3) with time zone,
    user_id text
);
ALTER TABLE ONLY public.external_sign_in FORCE ROW LEVEL SECURITY;
ALTER TABLE public.external_sign_in OWNER TO postgres;
CREATE TABLE public.file (
    company_id text NOT NULL,
    id text NOT NULL,
    owner_user_id text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    size integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.file FORCE ROW LEVEL SECURITY;
ALTER TABLE public.file OWNER TO postgres;
CREATE TABLE public.file_chunk (
    company_id text NOT NULL,
    file_id text NOT NULL,
    no integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.file_chunk FORCE ROW LEVEL SECURITY;
ALTER TABLE public.file_chunk OWNER TO postgres;
CREATE TABLE public.idempotency (
    company_id text NOT NULL,
    user_id text NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    response text,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.idempotency FORCE ROW LEVEL SECURITY;
ALTER TABLE public.idempotency OWNER TO postgres;
CREATE TABLE public.identity_link (
    company_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    linked_user_id text,
    dept_id text,
    valid_to date,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT identity_link_other CHECK ((linked_user_id <> user_id)),
    CONSTRAINT identity_link_target CHECK (((linked_user_id IS NULL) <> (dept_id IS NULL)))
);
ALTER TABLE ONLY public.identity_link FORCE ROW LEVEL SECURITY;
ALTER TABLE public.identity_link OWNER TO postgres;
CREATE TABLE public.installation (
    key text NOT NULL,
    value text NOT NULL
);
ALTER TABLE public.installation OWNER TO postgres;
CREATE TABLE public.invitation (
    company_id text NOT NULL,
    user_id text NOT NULL,
    way text NOT NULL,
    token_hash text,
    invited_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone,
    run_id text
);
ALTER TABLE ONLY public.invitation FORCE ROW LEVEL SECURITY;
ALTER TABLE public.invitation OWNER TO postgres;
CREATE TABLE public.job (
    company_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    actor_user_id text NOT NULL,
    subject_user_id text NOT NULL,
    language text NOT NULL,
    request_id text NOT NULL,
    input jsonb NOT NULL,
    state smallint DEFAULT 1 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    message_id text,
    message_params jsonb,
    file_id text,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    delivered_at timestamp(3) with time zone,
    heartbeat_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.job FORCE ROW LEVEL SECURITY;
ALTER TABLE public.job OWNER TO postgres;
CREATE TABLE public.job_error (
    company_id text NOT NULL,
    job_id text NOT NULL,
    no integer NOT NULL,
    item text NOT NULL,
    message_id text NOT NULL,
    message_params jsonb NOT NULL
);
ALTER TABLE ONLY public.job_error FORCE ROW LEVEL SECURITY;
ALTER TABLE public.job_error OWNER TO postgres;
CREATE TABLE public.job_family (
    company_id text NOT NULL,
    id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    parent_id text,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.job_family FORCE ROW LEVEL SECURITY;
ALTER TABLE public.job_family OWNER TO postgres;
CREATE TABLE public.job_rank (
    company_id text NOT NULL,
    id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    grade integer NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.job_rank FORCE ROW LEVEL SECURITY;
ALTER TABLE public.job_rank OWNER TO postgres;
CREATE TABLE public.login_counter (
    company_code text NOT NULL,
    name text NOT NULL,
    failures integer NOT NULL,
    last_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.login_counter OWNER TO postgres;
CREATE TABLE public.login_name (
    company_id text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    user_id text NOT NULL
);
ALTER TABLE ONLY public.login_name FORCE ROW LEVEL SECURITY;
ALTER TABLE public.login_name OWNER TO postgres;
CREATE TABLE public.mail (
    company_id text NOT NULL,
    id text NOT NULL,
    dedupe_key text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    sealed boolean DEFAULT false NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    next_try_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.mail FORCE ROW LEVEL SECURITY;
ALTER TABLE public.mail OWNER TO postgres;
CREATE TABLE public.notice (
    company_id text NOT NULL,
    id text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    deadline timestamp(3) with time zone,
    status smallint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    published_by text
);
ALTER TABLE ONLY public.notice FORCE ROW LEVEL SECURITY;
ALTER TABLE public.notice OWNER TO postgres;
CREATE TABLE public.notice_read (
    company_id text NOT NULL,
    notice_id text NOT NULL,
    user_id text NOT NULL,
    read_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.notice_read FORCE ROW LEVEL SECURITY;
ALTER TABLE public.notice_read OWNER TO postgres;
CREATE TABLE public.password_reset (
    company_id text NOT NULL,
    token_hash text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.password_reset FORCE ROW LEVEL SECURITY;
ALTER TABLE public.password_reset OWNER TO postgres;
CREATE TABLE public.password_sheet (
    company_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    selection jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    fetched_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.password_sheet FORCE ROW LEVEL SECURITY;
ALTER TABLE public.password_sheet OWNER TO postgres;
CREATE TABLE public.personnel_change (
    company_id text NOT NULL,
    id text NOT NULL,
    emp_id text NOT NULL,
    change_type smallint NOT NULL,
    state text NOT NULL,
    effective_date date NOT NULL,
    exit_kind smallint,
    reason text,
    lines jsonb NOT NULL,
    created_by text,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.personnel_change FORCE ROW LEVEL SECURITY;
ALTER TABLE public.personnel_change OWNER TO postgres;
CREATE TABLE public.plan_event (
    company_id text NOT NULL,
    id text NOT NULL,
    plan_id text NOT NULL,
    from_status smallint NOT NULL,
    to_status smallint NOT NULL,
    passed_over integer DEFAULT 0 NOT NULL,
    reason text,
    by_user_id text NOT NULL,
    at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.plan_event FORCE ROW LEVEL SECURITY;
ALTER TABLE public.plan_event OWNER TO postgres;
CREATE TABLE public.plan_module (
    company_id text NOT NULL,
    plan_id text NOT NULL,
    template_id text NOT NULL,
    content_id text NOT NULL,
    sort smallint NOT NULL,
    weight numeric(12,4) NOT NULL
);
ALTER TABLE ONLY public.plan_module FORCE ROW LEVEL SECURITY;
ALTER TABLE public.plan_module OWNER TO postgres;
CREATE TABLE public.plan_scope_dept (
    company_id text NOT NULL,
    plan_id text NOT NULL,
    dept_id text NOT NULL
);
ALTER TABLE ONLY public.plan_scope_dept FORCE ROW LEVEL SECURITY;
ALTER TABLE public.plan_scope_dept OWNER TO postgres;
CREATE TABLE public.plan_scope_person (
    company_id text NOT NULL,
    plan_id text NOT NULL,
    emp_id text NOT NULL,
    excluded boolean NOT NULL,
    fill_to date,
    score_to date,
    reason text
);
ALTER TABLE ONLY public.plan_scope_person FORCE ROW LEVEL SECURITY;
ALTER TABLE public.plan_scope_person OWNER TO postgres;
CREATE TABLE public."position" (
    company_id text NOT NULL,
    id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    name_en text,
    dept_id text,
    job_family_id text,
    rank_id text,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public."position" FORCE ROW LEVEL SECURITY;
ALTER TABLE public."position" OWNER TO postgres;
CREATE TABLE public.rate_bucket (
    key text NOT NULL,
    count integer NOT NULL,
    started_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.rate_bucket OWNER TO postgres;
CREATE TABLE public.remind_date (
    company_id text NOT NULL,
    user_id text NOT NULL,
    day date NOT NULL
);
ALTER TABLE ONLY public.remind_date FORCE ROW LEVEL SECURITY;
ALTER TABLE public.remind_date OWNER TO postgres;
CREATE TABLE public.role (
    company_id text NOT NULL,
    role_code text NOT NULL,
    role_name text,
    type smallint NOT NULL,
    read_only boolean DEFAULT false NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.role FORCE ROW LEVEL SECURITY;
ALTER TABLE public.role OWNER TO postgres;
CREATE TABLE public.role_field_group (
    company_id text NOT NULL,
    role_code text NOT NULL,
    field_group text NOT NULL,
    "right" smallint NOT NULL,
    CONSTRAINT role_field_group_right CHECK ((("right" >= 0) AND ("right" <= 2)))
);
ALTER TABLE ONLY public.role_field_group FORCE ROW LEVEL SECURITY;
ALTER TABLE public.role_field_group OWNER TO postgres;
CREATE TABLE public.role_page (
    company_id text NOT NULL,
    role_code text NOT NULL,
    path text NOT NULL,
    rights smallint NOT NULL,
    release text,
    edited boolean DEFAULT false NOT NULL,
    CONSTRAINT role_page_rights CHECK (((rights >= 0) AND (rights <= 7)))
);
ALTER TABLE ONLY public.role_page FORCE ROW LEVEL SECURITY;
ALTER TABLE public.role_page OWNER TO postgres;
CREATE TABLE public.salary_record (
    company_id text NOT NULL,
    emp_id text NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    base_salary numeric(16,2),
    target_bonus numeric(16,2),
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.salary_record FORCE ROW LEVEL SECURITY;
ALTER TABLE public.salary_record OWNER TO postgres;
CREATE TABLE public.schedule (
    company_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    day date NOT NULL,
    "time" text NOT NULL,
    content text NOT NULL
);
ALTER TABLE ONLY public.schedule FORCE ROW LEVEL SECURITY;
ALTER TABLE public.schedule OWNER TO postgres;
CREATE TABLE public.scope_grant (
    company_id text NOT NULL,
    id text NOT NULL,
    role_code text,
    user_id text,
    object_type text NOT NULL,
    scope smallint NOT NULL,
    dept_ids text[] DEFAULT '{}'::text[] NOT NULL,
    emp_ids text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT scope_grant_holder CHECK (((role_code IS NULL) <> (user_id IS NULL))),
    CONSTRAINT scope_grant_scope CHECK (((scope >= 0) AND (scope <= 4)))
);
ALTER TABLE ONLY public.scope_grant FORCE ROW LEVEL SECURITY;
ALTER TABLE public.scope_grant OWNER TO postgres;
CREATE TABLE public.score_row (
    company_id text NOT NULL,
    sheet_id text NOT NULL,
    target_row_id text NOT NULL,
    score numeric(12,4),
    comment text,
    level_name text,
    typed jsonb
);
ALTER TABLE ONLY public.score_row FORCE ROW LEVEL SECURITY;
ALTER TABLE public.score_row OWNER TO postgres;
CREATE TABLE public.score_sheet (
    company_id text NOT NULL,
    id text NOT NULL,
    assessment_id text NOT NULL,
    scorer_role smallint NOT NULL,
    scorer_emp_id text NOT NULL,
    overall_comment text,
    submitted_at timestamp(3) with time zone,
    sent_back_reason text,
    sent_back_at timestamp(3) with time zone,
    total_raw numeric,
    draft_client_id text,
    draft_seq integer,
    draft_saved_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.score_sheet FORCE ROW LEVEL SECURITY;
ALTER TABLE public.score_sheet OWNER TO postgres;
CREATE TABLE public.session (
    company_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    subject_user_id text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    end_reason text
);
ALTER TABLE ONLY public.session FORCE ROW LEVEL SECURITY;
ALTER TABLE public.session OWNER TO postgres;
CREATE TABLE public.sign_in_setting (
    company_id text NOT NULL,
    directory jsonb,
    bind_secret text,
    provider jsonb,
    client_secret text,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.sign_in_setting FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sign_in_setting OWNER TO postgres;
CREATE TABLE public.stage_reminder (
    company_id text NOT NULL,
    id text NOT NULL,
    emp_id text NOT NULL,
    kind text NOT NULL,
    params jsonb NOT NULL,
    label text,
    dedupe_key text NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone,
    plan_id text,
    work text,
    subject_emp_id text,
    mailed_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.stage_reminder FORCE ROW LEVEL SECURITY;
ALTER TABLE public.stage_reminder OWNER TO postgres;
CREATE TABLE public.system_notice (
    "only" boolean DEFAULT true NOT NULL,
    id text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    begins_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT system_notice_only CHECK ("only")
);
ALTER TABLE public.system_notice OWNER TO postgres;
CREATE TABLE public.target_log (
    company_id text NOT NULL,
    id text NOT NULL,
    assessment_id text NOT NULL,
    row_id text NOT NULL,
    key_result text NOT NULL,
    field text NOT NULL,
    before text,
    after text,
    stage smallint NOT NULL,
    reason text,
    by_emp_id text,
    at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.target_log FORCE ROW LEVEL SECURITY;
ALTER TABLE public.target_log OWNER TO postgres;
CREATE TABLE public.target_row (
    company_id text NOT NULL,
    id text NOT NULL,
    assessment_id text NOT NULL,
    template_id text NOT NULL,
    part_code text NOT NULL,
    sort integer NOT NULL,
    fixed boolean DEFAULT false NOT NULL,
    key_result text NOT NULL,
    description text,
    measure_unit text,
    start_value numeric(22,8),
    target_value numeric(22,8),
    achieved_value numeric(22,8),
    weight numeric(12,4),
    confidence smallint,
    priority smallint NOT NULL,
    start_date date,
    target_date date
);
ALTER TABLE ONLY public.target_row FORCE ROW LEVEL SECURITY;
ALTER TABLE public.target_row OWNER TO postgres;
CREATE TABLE public.template_content (
    company_id text NOT NULL,
    id text NOT NULL,
    template_id text NOT NULL,
    name text NOT NULL,
    parts jsonb NOT NULL,
    enabled boolean DEFAULT false NOT NULL,
    frozen boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.template_content FORCE ROW LEVEL SECURITY;
ALTER TABLE public.template_content OWNER TO postgres;
CREATE TABLE public.upload_count (
    company_id text NOT NULL,
    user_id text NOT NULL,
    day date NOT NULL,
    files integer NOT NULL
);
ALTER TABLE ONLY public.upload_count FORCE ROW LEVEL SECURITY;
ALTER TABLE public.upload_count OWNER TO postgres;
CREATE TABLE public.user_account (
    company_id text NOT NULL,
    id text NOT NULL,
    emp_id text,
    display_name text NOT NULL,
    language text DEFAULT 'zh-CN'::text NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    must_change_password boolean DEFAULT true NOT NULL,
    last_sign_in_at timestamp(3) with time zone,
    avatar_file_id text,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    mail_preference smallint DEFAULT 1 NOT NULL,
    own_password_since timestamp(3) with time zone
);
ALTER TABLE ONLY public.user_account FORCE ROW LEVEL SECURITY;
ALTER TABLE public.user_account OWNER TO postgres;
CREATE TABLE public.user_password (
    company_id text NOT NULL,
    user_id text NOT NULL,
    hash text NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.user_password FORCE ROW LEVEL SECURITY;
ALTER TABLE public.user_password OWNER TO postgres;
CREATE TABLE public.user_role (
    company_id text NOT NULL,
    user_id text NOT NULL,
    role_code text NOT NULL
);
ALTER TABLE ONLY public.user_role FORCE ROW LEVEL SECURITY;
ALTER TABLE public.user_role OWNER TO postgres;
CREATE TABLE public.verification_code (
    company_code text NOT NULL,
    name text NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.verification_code OWNER TO postgres;
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd FOR VALUES IN ('minute');
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 FOR VALUES IN ('__pgboss__send-it');
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 FOR VALUES IN ('job');
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, '27a9d86cb16a6a3a5a5d186a75506d9394cc9530ef1e6509cb6e231e5dd0360e', 1795323384222);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, 'f3183c77653be05c99b3c7b3d77be93de3289c3661310b50ec39ba02879ba162', 1795356212587);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'a2f7ada27bb5ba1ceadfc9bfce4575edb2915b13024abb7c447484fe4ece93b5', 1795359940640);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, 'b64cea84b226c1182a9247bdee5fb6a1f238c77e6761f9cdaf50b129d6daa582', 1795360487964);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, 'b682bd3da5eec6f30552257f0c8b3264750a6a46567b8cb04689970e5b6aabdd', 1795361606947);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, 'f2cbd6d53d7db5d921ff14ef8883e3fbf4a97a84cfa9e8cf355be9c8a535dcbe', 1795362079876);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '071bc544e3ee2bad75cc566037ccaf9f0ea45d14f92052304c5c093f3ba84495', 1795369717522);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '7d4e74bb50b02e7066a0d2be8fd99ff38a476e29d91aba6398288a6be7c8ee6e', 1795382178802);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, 'efb9c29bcc0e5999d249b2eeaf70f8ec395f6270d47bc52e53cca687cd21d2ae', 1795384240232);
INSERT INTO pgboss.queue VALUES ('__pgboss__send-it', 'standard', NULL, NULL, NULL, NULL, NULL, NULL, 'j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3', '2026-11-23 01:52:50.310486+00', '2026-11-23 01:52:50.310486+00');
INSERT INTO pgboss.queue VALUES ('job', 'standard', NULL, NULL, NULL, NULL, NULL, NULL, 'jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8', '2026-11-23 01:52:50.357405+00', '2026-11-23 01:52:50.357405+00');
INSERT INTO pgboss.queue VALUES ('minute', 'standard', NULL, NULL, NULL, NULL, NULL, NULL, 'j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd', '2026-11-23 01:52:50.389485+00', '2026-11-23 01:52:50.389485+00');
INSERT INTO pgboss.schedule VALUES ('minute', '* * * * *', 'UTC', NULL, '{}', '2026-11-23 01:52:50.46977+00', '2026-11-23 01:52:50.46977+00');
INSERT INTO pgboss.version VALUES (24, NULL, '2026-11-23 01:52:50.350691+00', NULL);
INSERT INTO public.approval VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d6000069c0bc1fae23245d', 'targets', '01a199c5367c000202a088fd5ddcb1ba', '01a199c53438000635b8390305abece6', 2, '{"state": 2, "steps": [{"mode": 1, "name": "approval.lineManager", "notes": [], "skipped": false, "approvers": [{"empId": "01a199c534380004a0ef9b8a2d5bfe30", "opinion": null, "decision": 1, "onBehalfOf": null}]}], "current": 1, "submitterId": "01a199c53438000635b8390305abece6"}', '2026-11-02 01:00:01.366+00', '2026-11-02 01:00:01.482+00');
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00005082820bf4d2334a', '01a199c53626000014c6ce9d3169b2a2', '01a199c534380004a0ef9b8a2d5bfe30', '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, NULL, NULL, 1, 1, 1, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.658+00', 1, NULL, NULL, 0, 1);
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0004ecb1e575b5dff4ea', '01a199c53626000014c6ce9d3169b2a2', '01a199c5343800082d1f9d0165ec3b10', '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, 1, 1, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.658+00', 1, NULL, NULL, 0, 1);
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00017d8db5b5522d1766', '01a199c53626000014c6ce9d3169b2a2', '01a199c534380005800c801326bc1796', '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, 1, 1, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.658+00', 1, NULL, NULL, 0, 1);
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000369eb897ab7e62359', '01a199c53626000014c6ce9d3169b2a2', '01a199c534380007bdcf0565fc69b051', '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, 1, 1, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.658+00', 1, NULL, NULL, 0, 1);
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0005e030ade0f4ca3b73', '01a199c53626000014c6ce9d3169b2a2', '01a199c53438000913c3846542818bdc', '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, 1, 1, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.658+00', 1, NULL, NULL, 0, 1);
INSERT INTO public.assessment_info VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000202a088fd5ddcb1ba', '01a199c53626000014c6ce9d3169b2a2', '01a199c53438000635b8390305abece6', '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 4, 4, 3, false, '2026-11-02 01:00:01.02+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:01.285+00', '2026-11-02 01:00:01.707+00', 5, NULL, NULL, 0, 5);
INSERT INTO public.assessment_plan VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53626000014c6ce9d3169b2a2', '考核296ccdea20868b20', 2026, 1, 1, '2026-01-01', '2026-12-31', '2026-11-02', '2026-11-20', '2026-12-01', '2026-12-20', '2026-12-21', '2026-12-25', '2026-12-26', '2026-12-31', '[{"dates": ["2026-11-10"], "stage": 1}]', 30.0000, 70.0000, 1, 3, 2, true, true, 2, false, NULL, NULL, false, false, false, '01a199c535a4000064b4fcb6d4532484', '{"levels": [{"low": "95", "high": "100", "name": "S", "points": "5", "proportion": "10"}, {"low": "85", "high": "95", "name": "A", "points": "4", "proportion": "20"}, {"low": "70", "high": "85", "name": "B", "points": "3", "proportion": "50"}, {"low": "60", "high": "70", "name": "C", "points": "2", "proportion": "15"}, {"low": "0", "high": "60", "name": "D", "points": "1", "proportion": "5"}], "version": 1, "ruleCode": "01a199c535a4000064b4fcb6d4532484", "ruleName": "规则296ccdea20868b20", "ruleType": 3, "fullScore": "100", "updatedAt": "2026-11-02T01:00:00.804Z", "forceCheck": 1, "forceScope": 1, "granularity": "0.5", "minGroupSize": 5}', '[]', true, '2026-11-02 01:00:01.02+00', NULL, '2026-11-02 01:00:00.934+00', '2026-11-02 01:00:01.658+00', 5);
INSERT INTO public.assessment_rule VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535a4000064b4fcb6d4532484', '规则296ccdea20868b20', 3, 100.0000, 0.5000, '[{"low": "95", "high": "100", "name": "S", "points": "5", "proportion": "10"}, {"low": "85", "high": "95", "name": "A", "points": "4", "proportion": "20"}, {"low": "70", "high": "85", "name": "B", "points": "3", "proportion": "50"}, {"low": "60", "high": "70", "name": "C", "points": "2", "proportion": "15"}, {"low": "0", "high": "60", "name": "D", "points": "1", "proportion": "5"}]', 1, 1, 5, true, '2026-11-02 01:00:00.804+00', '2026-11-02 01:00:00.804+00', 1);
INSERT INTO public.assessment_template VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535c80000e4b1ad3d7d0083e0', '模板296ccdea20868b20', NULL, '2026-11-02 01:00:00.84+00', '2026-11-02 01:00:00.904+00', 2);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5337800079e2a3e74607259e7', '2026-11-02 01:00:00.248+00', '', '', 'account.created', 'account', '01a199c533780006fcaeecbfa318d6d6', '{}', NULL, NULL, 'create-company', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780009228ea8b6ba4b7248', '2026-11-02 01:00:00.248+00', '', '', 'department.created', 'department', '01a199c533780008473d58ba3749128b', '{"name": "Company release4809"}', NULL, '{"code": "RELEASE4809", "name": "Company release4809"}', 'create-company', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53378000a89496c09a9cab564', '2026-11-02 01:00:00.248+00', '', '', 'company.created', 'company', '01a199c533780000bf842278ea5f122e', '{"name": "Company release4809"}', NULL, NULL, 'create-company', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5341700010ab197660505da45', '2026-11-02 01:00:00.407+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'session.signIn', 'account', '01a199c533780006fcaeecbfa318d6d6', '{}', NULL, NULL, '479b6f5d6ee6d17c', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380002bd701d43d3f18f2f', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'department.created', 'department', '01a199c53438000042f4053b03c6d99a', '{"name": "release部门1"}', NULL, '{"code": "D1", "name": "release部门1"}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800037a79b59aa06a4688', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'department.created', 'department', '01a199c53438000123c2469edc6a3454', '{"name": "release部门2"}', NULL, '{"code": "D2", "name": "release部门2"}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380016f2820d62f5a4e6e6', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c5343800103676fd7af7121263', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380017d5399bc3fe08eed0', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c5343800116dd39d0a12c018db', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800183f9357081899bce6', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c534380012b47ba5e854a7c104', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380019cc7c2058543f9c15', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c534380013e231f4fe70e68ddf', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001a3db8d67a4d0d4b66', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c534380014dd26d870225e8078', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001b0e4746bc36f112e7', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'account.created', 'account', '01a199c53438001576fa717ba7e08d3a', '{}', NULL, NULL, 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001c29cd407130cf1547', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c534380004a0ef9b8a2d5bfe30', '{"name": "release员工E001"}', NULL, '{"sex": 0, "email": "releaseE001@release4809.example", "deptId": "01a199c53438000042f4053b03c6d99a", "empName": "release员工E001", "education": 0, "empNumber": "E001", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001d0a69b264e384ba0a', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c534380005800c801326bc1796', '{"name": "release员工E002"}', NULL, '{"sex": 0, "email": "releaseE002@release4809.example", "deptId": "01a199c53438000123c2469edc6a3454", "empName": "release员工E002", "bossEmpId": "01a199c534380004a0ef9b8a2d5bfe30", "education": 0, "empNumber": "E002", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001ec9d82773c3b06838', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c53438000635b8390305abece6', '{"name": "release员工E003"}', NULL, '{"sex": 0, "email": "releaseE003@release4809.example", "deptId": "01a199c53438000042f4053b03c6d99a", "empName": "release员工E003", "bossEmpId": "01a199c534380004a0ef9b8a2d5bfe30", "education": 0, "empNumber": "E003", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001f696e0bd2b22b4540', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c534380007bdcf0565fc69b051', '{"name": "release员工E004"}', NULL, '{"sex": 0, "email": "releaseE004@release4809.example", "deptId": "01a199c53438000123c2469edc6a3454", "empName": "release员工E004", "bossEmpId": "01a199c534380005800c801326bc1796", "education": 0, "empNumber": "E004", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800207b3e37cb81674268', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c5343800082d1f9d0165ec3b10', '{"name": "release员工E005"}', NULL, '{"sex": 0, "email": "releaseE005@release4809.example", "deptId": "01a199c53438000042f4053b03c6d99a", "empName": "release员工E005", "bossEmpId": "01a199c534380004a0ef9b8a2d5bfe30", "education": 0, "empNumber": "E005", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438002100017e8b3a3e3975', '2026-11-02 01:00:00.44+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'employee.added', 'employee', '01a199c53438000913c3846542818bdc', '{"name": "release员工E006"}', NULL, '{"sex": 0, "email": "releaseE006@release4809.example", "deptId": "01a199c53438000123c2469edc6a3454", "empName": "release员工E006", "bossEmpId": "01a199c534380005800c801326bc1796", "education": 0, "empNumber": "E006", "entryDate": "2020-01-01", "employeeType": 1, "maritalStatus": 0}', 'test', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534d000018a8366afca525edc', '2026-11-02 01:00:00.592+00', '01a199c534380012b47ba5e854a7c104', '01a199c534380012b47ba5e854a7c104', 'session.signIn', 'account', '01a199c534380012b47ba5e854a7c104', '{}', NULL, NULL, '34572ae1566902f6', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5350f0001f6a7dc1bf1a8469d', '2026-11-02 01:00:00.655+00', '01a199c534380014dd26d870225e8078', '01a199c534380014dd26d870225e8078', 'session.signIn', 'account', '01a199c534380014dd26d870225e8078', '{}', NULL, NULL, 'a9a9bc04409f9ee3', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5355a0001bec1e7b012cc7128', '2026-11-02 01:00:00.73+00', '01a199c5343800103676fd7af7121263', '01a199c5343800103676fd7af7121263', 'session.signIn', 'account', '01a199c5343800103676fd7af7121263', '{}', NULL, NULL, 'cf3a7e885f59bca3', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535890001a071f1957668397e', '2026-11-02 01:00:00.777+00', '01a199c5343800116dd39d0a12c018db', '01a199c5343800116dd39d0a12c018db', 'session.signIn', 'account', '01a199c5343800116dd39d0a12c018db', '{}', NULL, NULL, '6bb51ce55826a399', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535a400018e29bf13bb6bca30', '2026-11-02 01:00:00.804+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'rule.created', 'assessmentRule', '01a199c535a4000064b4fcb6d4532484', '{"name": "规则296ccdea20868b20"}', NULL, NULL, '00ca6b5710eff03f', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535c80001c97d3d671ece5411', '2026-11-02 01:00:00.84+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'template.created', 'assessmentTemplate', '01a199c535c80000e4b1ad3d7d0083e0', '{"name": "模板296ccdea20868b20"}', NULL, NULL, '06eb66602b3b52ce', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535df000be7ba7fe0d2b337b3', '2026-11-02 01:00:00.863+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'template.contentSaved', 'assessmentTemplate', '01a199c535c80000e4b1ad3d7d0083e0', '{"name": "V1"}', NULL, NULL, 'cef1ace0daa25807', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53608000069656fd335732a14', '2026-11-02 01:00:00.904+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'template.enabled', 'assessmentTemplate', '01a199c535c80000e4b1ad3d7d0083e0', '{"name": "V1"}', NULL, NULL, '0c381162ac7230d2', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53626000139bf8998cd3b5317', '2026-11-02 01:00:00.934+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'plan.created', 'assessmentPlan', '01a199c53626000014c6ce9d3169b2a2', '{"name": "考核296ccdea20868b20"}', NULL, NULL, '45d88ea0815baef6', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5363e000013766c12e8707282', '2026-11-02 01:00:00.958+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'plan.ruleSet', 'assessmentPlan', '01a199c53626000014c6ce9d3169b2a2', '{"name": "考核296ccdea20868b20"}', NULL, NULL, '4aa56a304968cca5', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c536670000381ee1721f597156', '2026-11-02 01:00:00.999+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'plan.scopeSet', 'assessmentPlan', '01a199c53626000014c6ce9d3169b2a2', '{"name": "考核296ccdea20868b20"}', NULL, NULL, '3f50fe14562423d9', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c001aa8c9f3d8bdeec33b', '2026-11-02 01:00:01.02+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'plan.advanced.1', 'assessmentPlan', '01a199c53626000014c6ce9d3169b2a2', '{"to": 1, "from": 0, "name": "考核296ccdea20868b20", "passedOver": 0}', NULL, NULL, '2559f883c3778cf9', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60007393ee9d8b85b978b', '2026-11-02 01:00:01.366+00', '01a199c534380012b47ba5e854a7c104', '01a199c534380012b47ba5e854a7c104', 'assessment.targetsSubmitted', 'assessment', '01a199c5367c000202a088fd5ddcb1ba', '{"plan": "考核296ccdea20868b20", "approvalId": "01a199c537d6000069c0bc1fae23245d"}', NULL, NULL, 'ba375cdd7dcc6ece', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5384a00000dc49d3fe52c45ad', '2026-11-02 01:00:01.482+00', '01a199c5343800103676fd7af7121263', '01a199c5343800103676fd7af7121263', 'assessment.targetsApproved', 'assessment', '01a199c5367c000202a088fd5ddcb1ba', '{"plan": "考核296ccdea20868b20", "opinion": "", "approvalId": "01a199c537d6000069c0bc1fae23245d"}', NULL, NULL, 'bdf5cdbbbab78120', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c538fa0004c1c4aa9625aa7b80', '2026-11-02 01:00:01.658+00', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'plan.advanced.2', 'assessmentPlan', '01a199c53626000014c6ce9d3169b2a2', '{"to": 2, "from": 1, "name": "考核296ccdea20868b20", "passedOver": 5}', NULL, NULL, '03c69310c233db5b', NULL);
INSERT INTO public.audit VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00076b7af95f0bfcb5b7', '2026-11-02 01:00:01.707+00', '01a199c534380012b47ba5e854a7c104', '01a199c534380012b47ba5e854a7c104', 'assessment.scoresSubmitted.1', 'assessment', '01a199c5367c000202a088fd5ddcb1ba', '{"plan": "考核296ccdea20868b20"}', NULL, '{"total": "74"}', 'c3b406381e80d9cc', NULL);
INSERT INTO public.company VALUES ('01a199c533780000bf842278ea5f122e', 'release4809', 'Company release4809', 'Asia/Shanghai', 1, NULL, 0, NULL, NULL, NULL, false, false, false, true, '2026-11-02 01:00:00.248+00', NULL, 1);
INSERT INTO public.department VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780008473d58ba3749128b', 'RELEASE4809', '2026-11-02 01:00:00.248+00', 1);
INSERT INTO public.department VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000042f4053b03c6d99a', 'D1', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.department VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000123c2469edc6a3454', 'D2', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.dept_path VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780008473d58ba3749128b', '01a199c533780008473d58ba3749128b', 0);
INSERT INTO public.dept_path VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000042f4053b03c6d99a', '01a199c53438000042f4053b03c6d99a', 0);
INSERT INTO public.dept_path VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000123c2469edc6a3454', '01a199c53438000123c2469edc6a3454', 0);
INSERT INTO public.dept_path VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780008473d58ba3749128b', '01a199c53438000123c2469edc6a3454', 1);
INSERT INTO public.dept_path VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780008473d58ba3749128b', '01a199c53438000042f4053b03c6d99a', 1);
INSERT INTO public.dept_version VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780008473d58ba3749128b', '2026-11-02', NULL, 'Company release4809', NULL, NULL, NULL, 0);
INSERT INTO public.dept_version VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000042f4053b03c6d99a', '2026-11-02', NULL, 'release部门1', NULL, '01a199c533780008473d58ba3749128b', NULL, 0);
INSERT INTO public.dept_version VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000123c2469edc6a3454', '2026-11-02', NULL, 'release部门2', NULL, '01a199c533780008473d58ba3749128b', NULL, 0);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380004a0ef9b8a2d5bfe30', 'E001', 'release员工E001', NULL, 'release yun gong e001', 'release员工e001
e001
releasee001@release4809.example
releaseyungonge001
ryge', 'releaseE001@release4809.example', 0, NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, NULL, NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380005800c801326bc1796', 'E002', 'release员工E002', NULL, 'release yun gong e002', 'release员工e002
e002
releasee002@release4809.example
releaseyungonge002
ryge', 'releaseE002@release4809.example', 0, NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000635b8390305abece6', 'E003', 'release员工E003', NULL, 'release yun gong e003', 'release员工e003
e003
releasee003@release4809.example
releaseyungonge003
ryge', 'releaseE003@release4809.example', 0, NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380007bdcf0565fc69b051', 'E004', 'release员工E004', NULL, 'release yun gong e004', 'release员工e004
e004
releasee004@release4809.example
releaseyungonge004
ryge', 'releaseE004@release4809.example', 0, NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800082d1f9d0165ec3b10', 'E005', 'release员工E005', NULL, 'release yun gong e005', 'release员工e005
e005
releasee005@release4809.example
releaseyungonge005
ryge', 'releaseE005@release4809.example', 0, NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employee VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000913c3846542818bdc', 'E006', 'release员工E006', NULL, 'release yun gong e006', 'release员工e006
e006
releasee006@release4809.example
releaseyungonge006
ryge', 'releaseE006@release4809.example', 0, NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, NULL, '2020-01-01', NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-02 01:00:00.44+00', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380004a0ef9b8a2d5bfe30', '2020-01-01', NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380005800c801326bc1796', '2020-01-01', NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000635b8390305abece6', '2020-01-01', NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380007bdcf0565fc69b051', '2020-01-01', NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, NULL);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800082d1f9d0165ec3b10', '2020-01-01', NULL, '01a199c53438000042f4053b03c6d99a', NULL, NULL, NULL, '01a199c534380004a0ef9b8a2d5bfe30', NULL, 1, NULL);
INSERT INTO public.employment VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000913c3846542818bdc', '2020-01-01', NULL, '01a199c53438000123c2469edc6a3454', NULL, NULL, NULL, '01a199c534380005800c801326bc1796', NULL, 1, NULL);
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', 'performanceplane.saveassess', '0066742031dcc4ce', 'd3a9143f36c2dfcc0cf5e0799a321ce516bc73040fd12e9b33df08ebcc96d0b6', 'k1.EhmyY8NTTEjpIM28.tyCiy5RJV1PGeEbOKEoZoL6powETzKYjmcQAKlgRh83Lran9msVUPcESxpuZXVoHUslANng.48ope1psY-m_BkBx9rfuvA', '2026-11-02 01:00:00.934+00');
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', 'performanceflow.advance', '837a4569102e668e', '333604920918138d00124a7008c9c5ac628e7d5eab34b3abcf45b79d635dd793', 'k1.BsvpqWUXnwaP0mGg.nD8cJo0FMGZ4dvtt9cER8aENfyDI-1x9bHEIV6u_kdqsq7hDOvw4V-T6KKSlS3IZiwCwS2f2ciHjeDYnlwti3Kq8VWTLwDCmQlU.NgIo8rGMqT_ZhATXdj-Mww', '2026-11-02 01:00:01.02+00');
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380012b47ba5e854a7c104', 'performancecheck.updatestatus', 'fe763afcfcffa4f3', 'b3dd28ce96fc9835d38bbb7b8ca5c454670a13d7f273503a1e3d60fef931b47d', 'k1.snfdM_MUfcM6Lq-O.aXa-DuTtiqKe5oaiwA6k_ur-UnGVYngL7pXc7AJmxcY9KXeTcIUfxdRNAbxYUgld4IoFVpY.E3qk0aa42xI6oS1OKyl9hg', '2026-11-02 01:00:01.366+00');
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800103676fd7af7121263', 'performancecheck.updatestatus', '73b6f5d7c91e4a91', '7cf8183236f6573d9bfaf31f852ad43f25dd71b320ab27b49378949750208477', 'k1.iGBc4hv3MKlUDYDo.nsXFhiP5oHV2q_E2oFkSfobWR-UHz6jUXtvfGIQDN0_Qoiu-xcX6unbe4anm4OltOmNoFL0.2vllvVVOA2AR9S4lJFqkgg', '2026-11-02 01:00:01.482+00');
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', 'performanceflow.advance', '988d67819e0b2f30', '0663113f3c058ca9c203117c699ab5f5ddb410687a3e55a1c2250b57163aa320', 'k1.4FQa-CzPUJqO7qR7.7fV8DmGFc-oHr9TjEFaAS533bJGJzynzr4HaMT1OlCwd1FckzEeUTJ0VsCjPpKkk2T77q3H5NPRIOX58IqZCwMXLCT2Uj-Os8AI.7VaVLVqOTyJBfaZbOdQExg', '2026-11-02 01:00:01.658+00');
INSERT INTO public.idempotency VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380012b47ba5e854a7c104', 'performancecheck.updateCheckStatus', '528a78677cefca7d', '519317ac3a888ed266fa689612ebec7ba5e5117122ae1fecdcf4618e66d1537a', 'k1.MgGONgE0bB32ZSc9.V5bhm5Svv7ftXCGCXB6vTdyBPyDIWjicjMMjezl-LGCm4ADVK1i_OD1UqNgbyy4KMvgihak.0-THZrXDnO-f68eBx-RyXw', '2026-11-02 01:00:01.707+00');
INSERT INTO public.installation VALUES ('security', 'faabd903533178c88eec3212641cd6dadaff5ba66836d8a2b301bcc0a2148aef');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'admin', 'account', '01a199c533780006fcaeecbfa318d6d6');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e001', 'number', '01a199c5343800103676fd7af7121263');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee001@release4809.example', 'email', '01a199c5343800103676fd7af7121263');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e002', 'number', '01a199c5343800116dd39d0a12c018db');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee002@release4809.example', 'email', '01a199c5343800116dd39d0a12c018db');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e003', 'number', '01a199c534380012b47ba5e854a7c104');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee003@release4809.example', 'email', '01a199c534380012b47ba5e854a7c104');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e004', 'number', '01a199c534380013e231f4fe70e68ddf');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee004@release4809.example', 'email', '01a199c534380013e231f4fe70e68ddf');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e005', 'number', '01a199c534380014dd26d870225e8078');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee005@release4809.example', 'email', '01a199c534380014dd26d870225e8078');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'e006', 'number', '01a199c53438001576fa717ba7e08d3a');
INSERT INTO public.login_name VALUES ('01a199c533780000bf842278ea5f122e', 'releasee006@release4809.example', 'email', '01a199c53438001576fa717ba7e08d3a');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c001390622b9576ea7094', 'reminder:01a199c5367c000d7005b6fed9a4cef0', 'releaseE001@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c534380004a0ef9b8a2d5bfe30&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.198+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0014178c56ed9c32d758', 'reminder:01a199c5367c000eeef3db66432f758e', 'releaseE002@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c534380005800c801326bc1796&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.301+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0015851de962d5084fe1', 'reminder:01a199c5367c000f9af0017d289f03d5', 'releaseE003@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000635b8390305abece6&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.33+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00165dc16d92207ff6c2', 'reminder:01a199c5367c0010c788c272a1043310', 'releaseE004@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c534380007bdcf0565fc69b051&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.385+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00177b175f32d7f74a55', 'reminder:01a199c5367c001191d94826dd9925d0', 'releaseE005@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c5343800082d1f9d0165ec3b10&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.416+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c001810d100d0bc633ace', 'reminder:01a199c5367c00129938f679cc0333f2', 'releaseE006@release4809.example', 'Fill in your targets · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000913c3846542818bdc&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.02+00', '2026-11-02 01:01:01.108+00', '2026-11-02 01:00:01.446+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d6000ae34d8467b07367f8', 'reminder:01a199c537d60009fdb611e5dc85de4f', 'releaseE001@release4809.example', 'Targets to approve · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000635b8390305abece6&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=leader&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.366+00', '2026-11-02 01:01:01.467+00', '2026-11-02 01:00:01.537+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5384a0003bfb81a8ce5d7086e', 'reminder:01a199c5384a0002c8096f4949bf0e16', 'releaseE003@release4809.example', 'Targets approved · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000635b8390305abece6&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=targets&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.482+00', '2026-11-02 01:01:01.59+00', '2026-11-02 01:00:01.64+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c538fa00029ab0d0d042d03935', 'reminder:01a199c538fa000128d1ec0e8e4a9d8a', 'releaseE003@release4809.example', 'Score yourself · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000635b8390305abece6&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=myself&queryType=scores&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.658+00', '2026-11-02 01:01:01.677+00', '2026-11-02 01:00:01.698+00');
INSERT INTO public.mail VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00060e7edca001978315', 'reminder:01a199c5392b00052aae9062f652a3be', 'releaseE001@release4809.example', 'Scores due · 考核296ccdea20868b20', 'http://localhost:4000/performance/examine/details?empId=01a199c53438000635b8390305abece6&assessmentPlanCode=01a199c53626000014c6ce9d3169b2a2&viewerType=leader&queryType=scores&fromPage=messageCenter
When you get such mails is your choice: http://localhost:4000/my-account', false, 1, '2026-11-02 01:00:01.707+00', '2026-11-02 01:01:01.729+00', NULL);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000a29da559fac4132bd', '01a199c534380004a0ef9b8a2d5bfe30', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000b1737cf8472bd27f9', '01a199c534380005800c801326bc1796', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000ca6504f78c7f6b735', '01a199c53438000635b8390305abece6', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000dd1e4d43e95ce0379', '01a199c534380007bdcf0565fc69b051', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000e4fa3ca5bca53bed8', '01a199c5343800082d1f9d0165ec3b10', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.personnel_change VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438000f6d8853ff68e1b85e', '01a199c53438000913c3846542818bdc', 1, 'effective', '2020-01-01', NULL, NULL, '[]', '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:00.44+00', 1);
INSERT INTO public.plan_event VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c001918b544f87efcb49d', '01a199c53626000014c6ce9d3169b2a2', 0, 1, 0, NULL, '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:01.02+00');
INSERT INTO public.plan_event VALUES ('01a199c533780000bf842278ea5f122e', '01a199c538fa00035fa366629df59bee', '01a199c53626000014c6ce9d3169b2a2', 1, 2, 5, NULL, '01a199c533780006fcaeecbfa318d6d6', '2026-11-02 01:00:01.658+00');
INSERT INTO public.plan_module VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53626000014c6ce9d3169b2a2', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df000a99f5c2f38ae5f86f', 0, 100.0000);
INSERT INTO public.role VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', NULL, 1, false, false, 1);
INSERT INTO public.role VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', NULL, 2, false, false, 1);
INSERT INTO public.role VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', NULL, 3, false, true, 1);
INSERT INTO public.role VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', NULL, 4, false, true, 1);
INSERT INTO public.role VALUES ('01a199c533780000bf842278ea5f122e', 'hr', NULL, 9, false, false, 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'basic', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'work', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'personal', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'contact', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'idDocument', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'bank', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'contract', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'education', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ADMIN', 'salary', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'basic', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'work', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'personal', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'contact', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'idDocument', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'bank', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'contract', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'education', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', 'salary', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', 'basic', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', 'work', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', 'contact', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', 'education', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', 'basic', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', 'work', 1);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'basic', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'work', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'personal', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'contact', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'idDocument', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'bank', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'contract', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'education', 2);
INSERT INTO public.role_field_group VALUES ('01a199c533780000bf842278ea5f122e', 'hr', 'salary', 2);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/index', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', '/index', 1, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', '/index', 1, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/index', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/employee/list', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/employee/list', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/employee/add', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/employee/add', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/employee/details', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/employee/details', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/examine', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/examine', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', '/performance/examine', 3, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', '/performance/examine', 3, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/examine/details', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/examine/details', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'MANAGER', '/performance/examine/details', 3, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'ORDINARY', '/performance/examine/details', 3, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/management', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/management', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/management/assess_set_details', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/management/assess_set_details', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/setting', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/setting', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/performance/setting/rule_template', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/performance/setting/rule_template', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/enterprise_management/performance_template', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/enterprise_management/performance_template', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/enterprise_management/performance_template/detail', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/enterprise_management/performance_template/detail', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/enterprise_management/performance_template/edit', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'hr', '/enterprise_management/performance_template/edit', 7, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/setting/loginmanage', 5, NULL, false);
INSERT INTO public.role_page VALUES ('01a199c533780000bf842278ea5f122e', 'CEO', '/setting/imagecontrol', 5, NULL, false);
INSERT INTO public.scope_grant VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780001ac2f11ead57f8f2a', 'ADMIN', NULL, 'employee', 0, '{}', '{}');
INSERT INTO public.scope_grant VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780002c2eecaf676bd46be', 'CEO', NULL, 'employee', 0, '{}', '{}');
INSERT INTO public.scope_grant VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780003c938e6201ffb584e', 'MANAGER', NULL, 'employee', 4, '{}', '{}');
INSERT INTO public.scope_grant VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5337800048cd1cd9fc3cebd64', 'ORDINARY', NULL, 'employee', 4, '{}', '{}');
INSERT INTO public.scope_grant VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780005c25d63f5827fad7d', 'hr', NULL, 'employee', 0, '{}', '{}');
INSERT INTO public.score_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00000a15a22227d0673b', '01a199c5367c0008f46042137890c6cd', 90.0000, NULL, NULL, NULL);
INSERT INTO public.score_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00000a15a22227d0673b', '01a199c537850000fb40423146cca425', 90.0000, NULL, NULL, NULL);
INSERT INTO public.score_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00000a15a22227d0673b', '01a199c5378500010e397e4e52e508fb', 50.0000, NULL, NULL, NULL);
INSERT INTO public.score_sheet VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00000a15a22227d0673b', '01a199c5367c000202a088fd5ddcb1ba', 1, '01a199c53438000635b8390305abece6', NULL, '2026-11-02 01:00:01.707+00', NULL, NULL, 74, NULL, NULL, NULL, '2026-11-02 01:00:01.707+00', 2);
INSERT INTO public.session VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534170000a47895fcf07c2e2c', '01a199c533780006fcaeecbfa318d6d6', '01a199c533780006fcaeecbfa318d6d6', 'dfee2571064ba5d3582e84c3cef02c4740df44604f78ff76873ff74ef0ec595b', '2026-11-02 01:00:00.407+00', '2026-11-02 01:00:00.407+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534d00000a67fc6048e12bc8e', '01a199c534380012b47ba5e854a7c104', '01a199c534380012b47ba5e854a7c104', '94f706b40545aab52ed84abd41be72cfb6a28de5cec55825bf79bf3e8f232a45', '2026-11-02 01:00:00.592+00', '2026-11-02 01:00:00.592+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5350f0000e0bd31048090aff7', '01a199c534380014dd26d870225e8078', '01a199c534380014dd26d870225e8078', 'fdf85a96af08a565c80d5b87b7fac1fdc1e6acd23bd70b9808a8e7bf4a048b2d', '2026-11-02 01:00:00.655+00', '2026-11-02 01:00:00.655+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5355a000098fd44feef9bbf18', '01a199c5343800103676fd7af7121263', '01a199c5343800103676fd7af7121263', '627eca5b7911c4215569e658880fd4dac8652e3214f2e7980c3f2368bdefdb40', '2026-11-02 01:00:00.73+00', '2026-11-02 01:00:00.73+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53589000077aac5e01c4c22bb', '01a199c5343800116dd39d0a12c018db', '01a199c5343800116dd39d0a12c018db', '6d986d978efd0893f8174fa491d48661b3d43d8931e74608916750a12e947f56', '2026-11-02 01:00:00.777+00', '2026-11-02 01:00:00.777+00', NULL, NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000d7005b6fed9a4cef0', '01a199c534380004a0ef9b8a2d5bfe30', 'planOpened', '{"name": "release员工E001", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c534380004a0ef9b8a2d5bfe30', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000eeef3db66432f758e', '01a199c534380005800c801326bc1796', 'planOpened', '{"name": "release员工E002", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c534380005800c801326bc1796', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000f9af0017d289f03d5', '01a199c53438000635b8390305abece6', 'planOpened', '{"name": "release员工E003", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c53438000635b8390305abece6', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0010c788c272a1043310', '01a199c534380007bdcf0565fc69b051', 'planOpened', '{"name": "release员工E004", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c534380007bdcf0565fc69b051', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c001191d94826dd9925d0', '01a199c5343800082d1f9d0165ec3b10', 'planOpened', '{"name": "release员工E005", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c5343800082d1f9d0165ec3b10', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00129938f679cc0333f2', '01a199c53438000913c3846542818bdc', 'planOpened', '{"name": "release员工E006", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:planOpened:01a199c5367c000c62d53ead0e827e56', '2026-11-02 01:00:01.02+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'fillTargets', '01a199c53438000913c3846542818bdc', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60009fdb611e5dc85de4f', '01a199c534380004a0ef9b8a2d5bfe30', 'targetsSubmitted', '{"name": "release员工E003", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:targetsSubmitted:01a199c537d600085f61c64f842c73d0', '2026-11-02 01:00:01.366+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'approveTargets', '01a199c53438000635b8390305abece6', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5384a0002c8096f4949bf0e16', '01a199c53438000635b8390305abece6', 'targetsApproved', '{"name": "release员工E003", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-11-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:targetsApproved:01a199c5384a0001b5052c7cd953ef56', '2026-11-02 01:00:01.482+00', NULL, '01a199c53626000014c6ce9d3169b2a2', NULL, '01a199c53438000635b8390305abece6', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c538fa000128d1ec0e8e4a9d8a', '01a199c53438000635b8390305abece6', 'scoringOpened', '{"name": "release员工E003", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-12-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:scoringOpened:01a199c538fa00001612b9448eca4c06', '2026-11-02 01:00:01.658+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'selfScore', '01a199c53438000635b8390305abece6', NULL);
INSERT INTO public.stage_reminder VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00052aae9062f652a3be', '01a199c534380004a0ef9b8a2d5bfe30', 'selfScoreSubmitted', '{"name": "release员工E003", "plan": "考核296ccdea20868b20", "count": "1", "nameEn": "", "reason": "", "lastDay": "2026-12-20"}', '考核296ccdea20868b20', '01a199c53626000014c6ce9d3169b2a2:selfScoreSubmitted:01a199c5392b0004cdce203e3857e79a', '2026-11-02 01:00:01.707+00', NULL, '01a199c53626000014c6ce9d3169b2a2', 'bossScore', '01a199c53438000635b8390305abece6', NULL);
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60001eda46215831aec07', '01a199c5367c000202a088fd5ddcb1ba', '01a199c537850000fb40423146cca425', '新客户签约', 'added', NULL, '新客户签约', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d600021f0d56e4490f102c', '01a199c5367c000202a088fd5ddcb1ba', '01a199c537850000fb40423146cca425', '新客户签约', 'weight', NULL, '80', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60003f82878cd3abbc7e5', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5378500010e397e4e52e508fb', '营业收入', 'added', NULL, '营业收入', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60004e621a6db0365b86d', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5378500010e397e4e52e508fb', '营业收入', 'startValue', NULL, '100', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d600056e442572b6018ffc', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5378500010e397e4e52e508fb', '营业收入', 'targetValue', NULL, '200', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537d60006fa546ecda406a154', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5378500010e397e4e52e508fb', '营业收入', 'weight', NULL, '100', 1, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.366+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00011bf52725d3d21050', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5367c0008f46042137890c6cd', '安全生产零事故', 'achievedValue', NULL, '150', 2, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.707+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00025337f9de0f03eb52', '01a199c5367c000202a088fd5ddcb1ba', '01a199c537850000fb40423146cca425', '新客户签约', 'achievedValue', NULL, '150', 2, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.707+00');
INSERT INTO public.target_log VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5392b00032813d82febc9bf1c', '01a199c5367c000202a088fd5ddcb1ba', '01a199c5378500010e397e4e52e508fb', '营业收入', 'achievedValue', NULL, '150', 2, NULL, '01a199c53438000635b8390305abece6', '2026-11-02 01:00:01.707+00');
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0006e93b38a1deb15192', '01a199c5367c00005082820bf4d2334a', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, NULL, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c00074f2683e6d63e79b3', '01a199c5367c00017d8db5b5522d1766', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, NULL, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0009ac3e102d13329f05', '01a199c5367c000369eb897ab7e62359', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, NULL, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000ac75b9fe776467e3b', '01a199c5367c0004ecb1e575b5dff4ea', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, NULL, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c000b946006f0e56ce2b1', '01a199c5367c0005e030ade0f4ca3b73', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, NULL, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5367c0008f46042137890c6cd', '01a199c5367c000202a088fd5ddcb1ba', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 0, true, '安全生产零事故', NULL, '次', 10.00000000, 0.00000000, 150.00000000, 20.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c537850000fb40423146cca425', '01a199c5367c000202a088fd5ddcb1ba', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0000d15faf30ff3dfa6b', 1, false, '新客户签约', NULL, NULL, NULL, NULL, 150.00000000, 80.0000, NULL, 2, NULL, NULL);
INSERT INTO public.target_row VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5378500010e397e4e52e508fb', '01a199c5367c000202a088fd5ddcb1ba', '01a199c535c80000e4b1ad3d7d0083e0', '01a199c535df0004de220d274be490e9', 2, false, '营业收入', NULL, NULL, 100.00000000, 200.00000000, 150.00000000, 100.0000, NULL, 2, NULL, NULL);
INSERT INTO public.template_content VALUES ('01a199c533780000bf842278ea5f122e', '01a199c535df000a99f5c2f38ae5f86f', '01a199c535c80000e4b1ad3d7d0083e0', 'V1', '[{"cap": null, "rows": [{"weight": "20", "rowCode": "01a199c535df000323faf6ac8b99b232", "keyResult": "安全生产零事故", "startValue": "10", "description": null, "measureUnit": "次", "targetValue": "0"}], "floor": null, "weight": "60", "columns": [{"required": true, "columnCode": "01a199c535df0001c278757ac6c18b50", "columnName": "关键结果", "columnType": 1}, {"required": true, "columnCode": "01a199c535df0002e3eef42eaa3f16b7", "columnName": "权重", "columnType": 7}], "maxRows": 10, "minRows": 1, "partCode": "01a199c535df0000d15faf30ff3dfa6b", "partName": "业绩目标", "scoreMethod": 1, "rowsByEmployee": true}, {"cap": "1.2", "rows": [], "floor": "0", "weight": "40", "columns": [{"required": true, "columnCode": "01a199c535df0005aabc9916659a5557", "columnName": "关键结果", "columnType": 1}, {"required": false, "columnCode": "01a199c535df0006469e0c22946f4cc1", "columnName": "起始值", "columnType": 3}, {"required": false, "columnCode": "01a199c535df000797da7e0bcc4693bb", "columnName": "目标值", "columnType": 4}, {"required": false, "columnCode": "01a199c535df000851e5d4f1a2c1936a", "columnName": "完成值", "columnType": 5}, {"required": true, "columnCode": "01a199c535df0009b0af4ad87e05ed63", "columnName": "权重", "columnType": 7}], "maxRows": 10, "minRows": 1, "partCode": "01a199c535df0004de220d274be490e9", "partName": "关键指标", "scoreMethod": 2, "rowsByEmployee": true}]', true, true, '2026-11-02 01:00:00.863+00', '2026-11-02 01:00:00.904+00', 1);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', NULL, 'Admin', 'zh-CN', true, false, '2026-11-02 01:00:00.407+00', NULL, '2026-11-02 01:00:00.248+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380013e231f4fe70e68ddf', '01a199c534380007bdcf0565fc69b051', 'release员工E004', 'en-US', true, false, NULL, NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001576fa717ba7e08d3a', '01a199c53438000913c3846542818bdc', 'release员工E006', 'en-US', true, false, NULL, NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380012b47ba5e854a7c104', '01a199c53438000635b8390305abece6', 'release员工E003', 'en-US', true, false, '2026-11-02 01:00:00.592+00', NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380014dd26d870225e8078', '01a199c5343800082d1f9d0165ec3b10', 'release员工E005', 'en-US', true, false, '2026-11-02 01:00:00.655+00', NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800103676fd7af7121263', '01a199c534380004a0ef9b8a2d5bfe30', 'release员工E001', 'en-US', true, false, '2026-11-02 01:00:00.73+00', NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_account VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800116dd39d0a12c018db', '01a199c534380005800c801326bc1796', 'release员工E002', 'en-US', true, false, '2026-11-02 01:00:00.777+00', NULL, '2026-11-02 01:00:00.44+00', 1, 1, NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.248+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800103676fd7af7121263', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c5343800116dd39d0a12c018db', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380012b47ba5e854a7c104', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380013e231f4fe70e68ddf', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c534380014dd26d870225e8078', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_password VALUES ('01a199c533780000bf842278ea5f122e', '01a199c53438001576fa717ba7e08d3a', '$argon2id$v=19$m=19456,t=2,p=1$L/QeeA4HTdn+j5+qEG58Hg$PiNqlLKdkqNarzCIgcFXiGu/4vvX+6f1BFt5v0szgKg', '2026-11-02 01:00:00.44+00', NULL);
INSERT INTO public.user_role VALUES ('01a199c533780000bf842278ea5f122e', '01a199c533780006fcaeecbfa318d6d6', 'ADMIN');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 9, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd
    ADD CONSTRAINT j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3
    ADD CONSTRAINT j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8
    ADD CONSTRAINT jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.approval
    ADD CONSTRAINT approval_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.approval_waiting
    ADD CONSTRAINT approval_waiting_company_id_approval_id_emp_id_pk PRIMARY KEY (company_id, approval_id, emp_id);
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_person UNIQUE (company_id, plan_id, emp_id);
ALTER TABLE ONLY public.assessment_plan
    ADD CONSTRAINT assessment_plan_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.assessment_plan
    ADD CONSTRAINT assessment_plan_name UNIQUE (company_id, name);
ALTER TABLE ONLY public.assessment_rule
    ADD CONSTRAINT assessment_rule_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.assessment_rule
    ADD CONSTRAINT assessment_rule_name UNIQUE (company_id, name);
ALTER TABLE ONLY public.assessment_template
    ADD CONSTRAINT assessment_template_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.assessment_template
    ADD CONSTRAINT assessment_template_name UNIQUE (company_id, name);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.audit_seal
    ADD CONSTRAINT audit_seal_company_id_seal_no_pk PRIMARY KEY (company_id, seal_no);
ALTER TABLE ONLY public.calibration
    ADD CONSTRAINT calibration_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (company_id);
ALTER TABLE ONLY public.confirmation
    ADD CONSTRAINT confirmation_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.custom_menu_entry
    ADD CONSTRAINT custom_menu_entry_company_id_user_id_path_pk PRIMARY KEY (company_id, user_id, path);
ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_code UNIQUE (company_id, code);
ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.dept_path
    ADD CONSTRAINT dept_path_company_id_ancestor_descendant_pk PRIMARY KEY (company_id, ancestor, descendant);
ALTER TABLE ONLY public.dept_version
    ADD CONSTRAINT dept_version_company_id_dept_id_valid_from_pk PRIMARY KEY (company_id, dept_id, valid_from);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.employee_import
    ADD CONSTRAINT employee_import_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.employee_import_row
    ADD CONSTRAINT employee_import_row_company_id_import_id_row_pk PRIMARY KEY (company_id, import_id, "row");
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_number UNIQUE (company_id, emp_number);
ALTER TABLE ONLY public.employee_secret
    ADD CONSTRAINT employee_secret_company_id_emp_id_kind_pk PRIMARY KEY (company_id, emp_id, kind);
ALTER TABLE ONLY public.employment
    ADD CONSTRAINT employment_company_id_emp_id_valid_from_pk PRIMARY KEY (company_id, emp_id, valid_from);
ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_company_id_issuer_subject_pk PRIMARY KEY (company_id, issuer, subject);
ALTER TABLE ONLY public.external_sign_in
    ADD CONSTRAINT external_sign_in_company_id_state_hash_pk PRIMARY KEY (company_id, state_hash);
ALTER TABLE ONLY public.file_chunk
    ADD CONSTRAINT file_chunk_company_id_file_id_no_pk PRIMARY KEY (company_id, file_id, no);
ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_company_id_user_id_operation_key_pk PRIMARY KEY (company_id, user_id, operation, key);
ALTER TABLE ONLY public.identity_link
    ADD CONSTRAINT identity_link_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_company_id_user_id_pk PRIMARY KEY (company_id, user_id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.job_error
    ADD CONSTRAINT job_error_company_id_job_id_no_pk PRIMARY KEY (company_id, job_id, no);
ALTER TABLE ONLY public.job_family
    ADD CONSTRAINT job_family_code UNIQUE (company_id, code);
ALTER TABLE ONLY public.job_family
    ADD CONSTRAINT job_family_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.job_rank
    ADD CONSTRAINT job_rank_code UNIQUE (company_id, code);
ALTER TABLE ONLY public.job_rank
    ADD CONSTRAINT job_rank_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.login_counter
    ADD CONSTRAINT login_counter_company_code_name_pk PRIMARY KEY (company_code, name);
ALTER TABLE ONLY public.login_name
    ADD CONSTRAINT login_name_company_id_name_pk PRIMARY KEY (company_id, name);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.notice_read
    ADD CONSTRAINT notice_read_company_id_notice_id_user_id_pk PRIMARY KEY (company_id, notice_id, user_id);
ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_company_id_token_hash_pk PRIMARY KEY (company_id, token_hash);
ALTER TABLE ONLY public.password_sheet
    ADD CONSTRAINT password_sheet_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.personnel_change
    ADD CONSTRAINT personnel_change_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.plan_event
    ADD CONSTRAINT plan_event_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.plan_module
    ADD CONSTRAINT plan_module_company_id_plan_id_template_id_pk PRIMARY KEY (company_id, plan_id, template_id);
ALTER TABLE ONLY public.plan_scope_dept
    ADD CONSTRAINT plan_scope_dept_company_id_plan_id_dept_id_pk PRIMARY KEY (company_id, plan_id, dept_id);
ALTER TABLE ONLY public.plan_scope_person
    ADD CONSTRAINT plan_scope_person_company_id_plan_id_emp_id_pk PRIMARY KEY (company_id, plan_id, emp_id);
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_code UNIQUE (company_id, code);
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.rate_bucket
    ADD CONSTRAINT rate_bucket_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.remind_date
    ADD CONSTRAINT remind_date_company_id_user_id_day_pk PRIMARY KEY (company_id, user_id, day);
ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_company_id_role_code_pk PRIMARY KEY (company_id, role_code);
ALTER TABLE ONLY public.role_field_group
    ADD CONSTRAINT role_field_group_company_id_role_code_field_group_pk PRIMARY KEY (company_id, role_code, field_group);
ALTER TABLE ONLY public.role_page
    ADD CONSTRAINT role_page_company_id_role_code_path_pk PRIMARY KEY (company_id, role_code, path);
ALTER TABLE ONLY public.salary_record
    ADD CONSTRAINT salary_record_company_id_emp_id_valid_from_pk PRIMARY KEY (company_id, emp_id, valid_from);
ALTER TABLE ONLY public.schedule
    ADD CONSTRAINT schedule_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.scope_grant
    ADD CONSTRAINT scope_grant_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.score_row
    ADD CONSTRAINT score_row_company_id_sheet_id_target_row_id_pk PRIMARY KEY (company_id, sheet_id, target_row_id);
ALTER TABLE ONLY public.score_sheet
    ADD CONSTRAINT score_sheet_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.score_sheet
    ADD CONSTRAINT score_sheet_scorer UNIQUE (company_id, assessment_id, scorer_role, scorer_emp_id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.sign_in_setting
    ADD CONSTRAINT sign_in_setting_pkey PRIMARY KEY (company_id);
ALTER TABLE ONLY public.stage_reminder
    ADD CONSTRAINT stage_reminder_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.stage_reminder
    ADD CONSTRAINT stage_reminder_once UNIQUE (company_id, emp_id, dedupe_key);
ALTER TABLE ONLY public.system_notice
    ADD CONSTRAINT system_notice_pkey PRIMARY KEY ("only");
ALTER TABLE ONLY public.target_log
    ADD CONSTRAINT target_log_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.target_row
    ADD CONSTRAINT target_row_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.template_content
    ADD CONSTRAINT template_content_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.template_content
    ADD CONSTRAINT template_content_name UNIQUE (company_id, template_id, name);
ALTER TABLE ONLY public.upload_count
    ADD CONSTRAINT upload_count_company_id_user_id_pk PRIMARY KEY (company_id, user_id);
ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_company_id_id_pk PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.user_password
    ADD CONSTRAINT user_password_company_id_user_id_pk PRIMARY KEY (company_id, user_id);
ALTER TABLE ONLY public.user_role
    ADD CONSTRAINT user_role_company_id_user_id_role_code_pk PRIMARY KEY (company_id, user_id, role_code);
ALTER TABLE ONLY public.verification_code
    ADD CONSTRAINT verification_code_company_code_name_pk PRIMARY KEY (company_code, name);
CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);
CREATE UNIQUE INDEX j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_i1 ON pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_i2 ON pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_i3 ON pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_i4 ON pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_i5 ON pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE UNIQUE INDEX j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_i1 ON pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_i2 ON pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_i3 ON pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_i4 ON pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_i5 ON pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE UNIQUE INDEX jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_i1 ON pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_i2 ON pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_i3 ON pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_i4 ON pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_i5 ON pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE UNIQUE INDEX api_token_hash ON public.api_token USING btree (token_hash);
CREATE INDEX api_token_owner ON public.api_token USING btree (company_id, user_id, id);
CREATE UNIQUE INDEX approval_pending ON public.approval USING btree (company_id, subject_type, subject_id) WHERE (state = 1);
CREATE INDEX approval_subject ON public.approval USING btree (company_id, subject_type, subject_id, id);
CREATE INDEX approval_waiting_emp ON public.approval_waiting USING btree (company_id, emp_id);
CREATE INDEX assessment_info_boss ON public.assessment_info USING btree (company_id, boss_emp_id);
CREATE INDEX assessment_info_dept ON public.assessment_info USING btree (company_id, dept_id);
CREATE INDEX assessment_info_emp ON public.assessment_info USING btree (company_id, emp_id);
CREATE INDEX assessment_plan_status ON public.assessment_plan USING btree (company_id, status);
CREATE INDEX audit_object ON public.audit USING btree (company_id, object_type, object_id, id);
CREATE INDEX audit_sealed ON public.audit USING btree (company_id, seal_no);
CREATE INDEX audit_unsealed ON public.audit USING btree (company_id, id) WHERE (seal_no IS NULL);
CREATE INDEX calibration_assessment ON public.calibration USING btree (company_id, assessment_id, at);
CREATE INDEX calibration_plan ON public.calibration USING btree (company_id, plan_id, at);
CREATE UNIQUE INDEX company_code ON public.company USING btree (lower(code));
CREATE UNIQUE INDEX company_login_domain ON public.company USING btree (login_domain);
CREATE INDEX confirmation_assessment ON public.confirmation USING btree (company_id, assessment_id, at);
CREATE INDEX dept_path_descendant ON public.dept_path USING btree (company_id, descendant);
CREATE INDEX dept_version_by_head ON public.dept_version USING btree (company_id, head_emp_id);
CREATE INDEX dept_version_parent ON public.dept_version USING btree (company_id, parent_id);
CREATE INDEX employee_boss ON public.employee USING btree (company_id, boss_id);
CREATE INDEX employee_by_family ON public.employee USING btree (company_id, job_family_id);
CREATE INDEX employee_by_position ON public.employee USING btree (company_id, position_id);
CREATE INDEX employee_by_rank ON public.employee USING btree (company_id, rank_id);
CREATE INDEX employee_by_virtual_boss ON public.employee USING btree (company_id, virtual_boss_id);
CREATE INDEX employee_dept ON public.employee USING btree (company_id, dept_id);
CREATE UNIQUE INDEX employee_email ON public.employee USING btree (company_id, lower(email));
CREATE INDEX employee_import_owner ON public.employee_import USING btree (company_id, owner_user_id, id);
CREATE INDEX employee_import_row_outcome ON public.employee_import_row USING btree (company_id, import_id, outcome, "row");
CREATE UNIQUE INDEX employee_secret_id_number ON public.employee_secret USING btree (company_id, blind_index) WHERE (kind = 'idNumber'::text);
CREATE INDEX employee_sort ON public.employee USING btree (company_id, sort_key, id);
CREATE INDEX employment_dept ON public.employment USING btree (company_id, dept_id);
CREATE INDEX external_identity_of ON public.external_identity USING btree (company_id, user_id);
CREATE UNIQUE INDEX external_identity_user ON public.external_identity USING btree (company_id, issuer, user_id);
CREATE INDEX external_sign_in_age ON public.external_sign_in USING btree (expires_at);
CREATE UNIQUE INDEX external_sign_in_state ON public.external_sign_in USING btree (state_hash);
CREATE INDEX file_expiry ON public.file USING btree (expires_at);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
CREATE UNIQUE INDEX identity_link_account ON public.identity_link USING btree (company_id, user_id, linked_user_id);
CREATE UNIQUE INDEX identity_link_dept ON public.identity_link USING btree (company_id, user_id, dept_id);
CREATE INDEX identity_link_linked ON public.identity_link USING btree (company_id, linked_user_id);
CREATE UNIQUE INDEX invitation_token ON public.invitation USING btree (token_hash);
CREATE INDEX job_actor ON public.job USING btree (company_id, actor_user_id, id);
CREATE INDEX job_file ON public.job USING btree (company_id, file_id);
CREATE INDEX job_unfinished ON public.job USING btree (state, delivered_at) WHERE (state < 3);
CREATE INDEX login_name_user ON public.login_name USING btree (company_id, user_id);
CREATE INDEX mail_due ON public.mail USING btree (next_try_at) WHERE (sent_at IS NULL);
CREATE UNIQUE INDEX mail_once ON public.mail USING btree (company_id, dedupe_key);
CREATE INDEX notice_newest ON public.notice USING btree (company_id, created_at);
CREATE INDEX notice_read_by ON public.notice_read USING btree (company_id, user_id);
CREATE UNIQUE INDEX password_reset_token ON public.password_reset USING btree (token_hash);
CREATE INDEX password_reset_user ON public.password_reset USING btree (company_id, user_id);
CREATE INDEX password_sheet_age ON public.password_sheet USING btree (created_at);
CREATE INDEX password_sheet_user ON public.password_sheet USING btree (company_id, user_id);
CREATE INDEX personnel_change_employee ON public.personnel_change USING btree (company_id, emp_id, effective_date);
CREATE INDEX plan_event_plan ON public.plan_event USING btree (company_id, plan_id, at);
CREATE INDEX plan_scope_dept_of ON public.plan_scope_dept USING btree (company_id, dept_id);
CREATE INDEX plan_scope_person_of ON public.plan_scope_person USING btree (company_id, emp_id);
CREATE INDEX remind_date_day ON public.remind_date USING btree (company_id, day);
CREATE INDEX schedule_day ON public.schedule USING btree (company_id, user_id, day, "time");
CREATE INDEX scope_grant_role ON public.scope_grant USING btree (company_id, role_code, object_type);
CREATE INDEX scope_grant_user ON public.scope_grant USING btree (company_id, user_id);
CREATE INDEX score_row_target ON public.score_row USING btree (company_id, target_row_id);
CREATE INDEX score_sheet_by_scorer ON public.score_sheet USING btree (company_id, scorer_emp_id);
CREATE INDEX session_by_subject ON public.session USING btree (company_id, subject_user_id);
CREATE INDEX session_by_user ON public.session USING btree (company_id, user_id);
CREATE UNIQUE INDEX session_live ON public.session USING btree (company_id, user_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX session_token ON public.session USING btree (token_hash);
CREATE INDEX stage_reminder_recipient ON public.stage_reminder USING btree (company_id, emp_id, sent_at);
CREATE INDEX target_log_assessment ON public.target_log USING btree (company_id, assessment_id, at);
CREATE INDEX target_row_assessment ON public.target_row USING btree (company_id, assessment_id, sort);
CREATE UNIQUE INDEX template_content_enabled ON public.template_content USING btree (company_id, template_id) WHERE enabled;
CREATE INDEX user_account_avatar ON public.user_account USING btree (company_id, avatar_file_id);
CREATE UNIQUE INDEX user_account_emp ON public.user_account USING btree (company_id, emp_id) WHERE (emp_id IS NOT NULL);
CREATE INDEX user_role_role ON public.user_role USING btree (company_id, role_code);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd_pkey;
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3_pkey;
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8_pkey;
ALTER TABLE ONLY pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j2859f712d773361cf1a51369c269e0da5853f7c102c85494d10605dd
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.j3f168501ed9816b51a9f5765e0742e1eb034ab6bf72c9ae3f3a975e3
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.jcc55d2ada3cc683196090df2d5e153a66555bf6dbeb9bfd599c296f8
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approval_waiting
    ADD CONSTRAINT approval_waiting_company_id_approval_id_approval_company_id_id_ FOREIGN KEY (company_id, approval_id) REFERENCES public.approval(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_employee FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id);
ALTER TABLE ONLY public.assessment_info
    ADD CONSTRAINT assessment_info_superior FOREIGN KEY (company_id, boss_emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.assessment_plan
    ADD CONSTRAINT assessment_plan_rule FOREIGN KEY (company_id, rule_id) REFERENCES public.assessment_rule(company_id, id);
ALTER TABLE ONLY public.calibration
    ADD CONSTRAINT calibration_of_assessment FOREIGN KEY (company_id, assessment_id) REFERENCES public.assessment_info(company_id, id);
ALTER TABLE ONLY public.calibration
    ADD CONSTRAINT calibration_of_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id);
ALTER TABLE ONLY public.confirmation
    ADD CONSTRAINT confirmation_of_assessment FOREIGN KEY (company_id, assessment_id) REFERENCES public.assessment_info(company_id, id);
ALTER TABLE ONLY public.custom_menu_entry
    ADD CONSTRAINT custom_menu_entry_user FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id);
ALTER TABLE ONLY public.dept_path
    ADD CONSTRAINT dept_path_ancestor FOREIGN KEY (company_id, ancestor) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.dept_path
    ADD CONSTRAINT dept_path_descendant_department FOREIGN KEY (company_id, descendant) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.dept_version
    ADD CONSTRAINT dept_version_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.dept_version
    ADD CONSTRAINT dept_version_head FOREIGN KEY (company_id, head_emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.dept_version
    ADD CONSTRAINT dept_version_parent_department FOREIGN KEY (company_id, parent_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_boss_person FOREIGN KEY (company_id, boss_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_family FOREIGN KEY (company_id, job_family_id) REFERENCES public.job_family(company_id, id);
ALTER TABLE ONLY public.employee_import_row
    ADD CONSTRAINT employee_import_row_import FOREIGN KEY (company_id, import_id) REFERENCES public.employee_import(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_position FOREIGN KEY (company_id, position_id) REFERENCES public."position"(company_id, id);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_rank FOREIGN KEY (company_id, rank_id) REFERENCES public.job_rank(company_id, id);
ALTER TABLE ONLY public.employee_secret
    ADD CONSTRAINT employee_secret_employee FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.employee
    ADD CONSTRAINT employee_virtual_boss FOREIGN KEY (company_id, virtual_boss_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.employment
    ADD CONSTRAINT employment_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.employment
    ADD CONSTRAINT employment_employee FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_company_id_user_id_user_account_company_id_id FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.external_sign_in
    ADD CONSTRAINT external_sign_in_company_id_company_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(company_id);
ALTER TABLE ONLY public.file_chunk
    ADD CONSTRAINT file_chunk_company_id_file_id_file_company_id_id_fk FOREIGN KEY (company_id, file_id) REFERENCES public.file(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_link
    ADD CONSTRAINT identity_link_company_id_linked_user_id_user_account_company_id FOREIGN KEY (company_id, linked_user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_link
    ADD CONSTRAINT identity_link_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_link
    ADD CONSTRAINT identity_link_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_company_id_file_id_file_company_id_id_fk FOREIGN KEY (company_id, file_id) REFERENCES public.file(company_id, id);
ALTER TABLE ONLY public.job_error
    ADD CONSTRAINT job_error_company_id_job_id_job_company_id_id_fk FOREIGN KEY (company_id, job_id) REFERENCES public.job(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.job_family
    ADD CONSTRAINT job_family_parent FOREIGN KEY (company_id, parent_id) REFERENCES public.job_family(company_id, id);
ALTER TABLE ONLY public.login_name
    ADD CONSTRAINT login_name_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_publisher FOREIGN KEY (company_id, published_by) REFERENCES public.user_account(company_id, id);
ALTER TABLE ONLY public.notice_read
    ADD CONSTRAINT notice_read_notice FOREIGN KEY (company_id, notice_id) REFERENCES public.notice(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice_read
    ADD CONSTRAINT notice_read_user FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id);
ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_sheet
    ADD CONSTRAINT password_sheet_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personnel_change
    ADD CONSTRAINT personnel_change_employee_person FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.plan_event
    ADD CONSTRAINT plan_event_of_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id);
ALTER TABLE ONLY public.plan_module
    ADD CONSTRAINT plan_module_content FOREIGN KEY (company_id, content_id) REFERENCES public.template_content(company_id, id);
ALTER TABLE ONLY public.plan_module
    ADD CONSTRAINT plan_module_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plan_module
    ADD CONSTRAINT plan_module_template FOREIGN KEY (company_id, template_id) REFERENCES public.assessment_template(company_id, id);
ALTER TABLE ONLY public.plan_scope_dept
    ADD CONSTRAINT plan_scope_dept_dept FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public.plan_scope_dept
    ADD CONSTRAINT plan_scope_dept_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plan_scope_person
    ADD CONSTRAINT plan_scope_person_emp FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.plan_scope_person
    ADD CONSTRAINT plan_scope_person_plan FOREIGN KEY (company_id, plan_id) REFERENCES public.assessment_plan(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_department FOREIGN KEY (company_id, dept_id) REFERENCES public.department(company_id, id);
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_family FOREIGN KEY (company_id, job_family_id) REFERENCES public.job_family(company_id, id);
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_rank FOREIGN KEY (company_id, rank_id) REFERENCES public.job_rank(company_id, id);
ALTER TABLE ONLY public.remind_date
    ADD CONSTRAINT remind_date_user FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id);
ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_company_id_company_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(company_id);
ALTER TABLE ONLY public.role_field_group
    ADD CONSTRAINT role_field_group_company_id_role_code_role_company_id_role_code FOREIGN KEY (company_id, role_code) REFERENCES public.role(company_id, role_code) ON DELETE CASCADE;
ALTER TABLE ONLY public.role_page
    ADD CONSTRAINT role_page_company_id_role_code_role_company_id_role_code_fk FOREIGN KEY (company_id, role_code) REFERENCES public.role(company_id, role_code) ON DELETE CASCADE;
ALTER TABLE ONLY public.salary_record
    ADD CONSTRAINT salary_record_employee FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.schedule
    ADD CONSTRAINT schedule_user FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id);
ALTER TABLE ONLY public.scope_grant
    ADD CONSTRAINT scope_grant_company_id_role_code_role_company_id_role_code_fk FOREIGN KEY (company_id, role_code) REFERENCES public.role(company_id, role_code) ON DELETE CASCADE;
ALTER TABLE ONLY public.scope_grant
    ADD CONSTRAINT scope_grant_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.score_row
    ADD CONSTRAINT score_row_of_sheet FOREIGN KEY (company_id, sheet_id) REFERENCES public.score_sheet(company_id, id);
ALTER TABLE ONLY public.score_row
    ADD CONSTRAINT score_row_of_target FOREIGN KEY (company_id, target_row_id) REFERENCES public.target_row(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.score_sheet
    ADD CONSTRAINT score_sheet_of_assessment FOREIGN KEY (company_id, assessment_id) REFERENCES public.assessment_info(company_id, id);
ALTER TABLE ONLY public.score_sheet
    ADD CONSTRAINT score_sheet_scored_by FOREIGN KEY (company_id, scorer_emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_company_id_subject_user_id_user_account_company_id_id_f FOREIGN KEY (company_id, subject_user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_setting
    ADD CONSTRAINT sign_in_setting_company_id_company_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(company_id);
ALTER TABLE ONLY public.stage_reminder
    ADD CONSTRAINT stage_reminder_employee FOREIGN KEY (company_id, emp_id) REFERENCES public.employee(company_id, id);
ALTER TABLE ONLY public.target_log
    ADD CONSTRAINT target_log_of_assessment FOREIGN KEY (company_id, assessment_id) REFERENCES public.assessment_info(company_id, id);
ALTER TABLE ONLY public.target_row
    ADD CONSTRAINT target_row_of_assessment FOREIGN KEY (company_id, assessment_id) REFERENCES public.assessment_info(company_id, id);
ALTER TABLE ONLY public.template_content
    ADD CONSTRAINT template_content_template FOREIGN KEY (company_id, template_id) REFERENCES public.assessment_template(company_id, id);
ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_company_id_avatar_file_id_file_company_id_id_fk FOREIGN KEY (company_id, avatar_file_id) REFERENCES public.file(company_id, id);
ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_company_id_company_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(company_id);
ALTER TABLE ONLY public.user_password
    ADD CONSTRAINT user_password_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_role
    ADD CONSTRAINT user_role_company_id_role_code_role_company_id_role_code_fk FOREIGN KEY (company_id, role_code) REFERENCES public.role(company_id, role_code) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_role
    ADD CONSTRAINT user_role_company_id_user_id_user_account_company_id_id_fk FOREIGN KEY (company_id, user_id) REFERENCES public.user_account(company_id, id) ON DELETE CASCADE;
ALTER TABLE public.api_token ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.approval ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.approval_waiting ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_info ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_plan ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_rule ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_template ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.audit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.audit_seal ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.calibration ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.company ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.confirmation ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.custom_menu_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.department ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.dept_path ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.dept_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.employee ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.employee_import ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.employee_import_row ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.employee_secret ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.employment ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.external_identity ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.external_sign_in ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.file ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.file_chunk ENABLE ROW LEVEL SECURITY;
CREATE POLICY hr_api_token ON public.api_token TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.company TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.employee TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.role TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.role_page TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.scope_grant TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.user_account TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_api_token ON public.user_role TO hr_api_token USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.api_token TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.audit TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.audit_seal TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.company TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.dept_version TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.employee TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.external_sign_in TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.file TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.file_chunk TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.idempotency TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.identity_link TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.job TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.mail TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.password_reset TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.password_sheet TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.role TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.role_page TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.scope_grant TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.session TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.user_account TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_job ON public.user_role TO hr_job USING (true) WITH CHECK (true);
CREATE POLICY hr_platform ON public.company TO hr_platform USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.company TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.employee TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.invitation TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.login_name TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.mail TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.password_reset TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_reset ON public.user_account TO hr_reset USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.company TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.dept_version TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.employee TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.identity_link TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.role TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.role_page TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.scope_grant TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.session TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.user_account TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_session ON public.user_role TO hr_session USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.audit TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.company TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.dept_version TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.external_identity TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.external_sign_in TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.identity_link TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.login_name TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.session TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.sign_in_setting TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.user_account TO hr_sign_in USING (true) WITH CHECK (true);
CREATE POLICY hr_sign_in ON public.user_password TO hr_sign_in USING (true) WITH CHECK (true);
ALTER TABLE public.idempotency ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.identity_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invitation ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job_error ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job_family ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job_rank ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.login_name ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.mail ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notice ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notice_read ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.password_reset ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.password_sheet ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.personnel_change ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.plan_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.plan_module ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.plan_scope_dept ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.plan_scope_person ENABLE ROW LEVEL SECURITY;
ALTER TABLE public."position" ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.remind_date ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.role ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.role_field_group ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.role_page ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.salary_record ENABLE ROW LEVEL SECURITY;
CREATE POLICY same_company ON public.api_token USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.approval USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.approval_waiting USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.assessment_info USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.assessment_plan USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.assessment_rule USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.assessment_template USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.audit USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.audit_seal USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.calibration USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.company USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.confirmation USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.custom_menu_entry USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.department USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.dept_path USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.dept_version USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.employee USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.employee_import USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.employee_import_row USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.employee_secret USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.employment USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.external_identity USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.external_sign_in USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.file USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.file_chunk USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.idempotency USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.identity_link USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.invitation USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.job USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.job_error USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.job_family USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.job_rank USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.login_name USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.mail USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.notice USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.notice_read USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.password_reset USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.password_sheet USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.personnel_change USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.plan_event USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.plan_module USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.plan_scope_dept USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.plan_scope_person USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public."position" USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.remind_date USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.role USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.role_field_group USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.role_page USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.salary_record USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.schedule USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.scope_grant USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.score_row USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.score_sheet USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.session USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.sign_in_setting USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.stage_reminder USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.target_log USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.target_row USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.template_content USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.upload_count USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.user_account USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.user_password USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
CREATE POLICY same_company ON public.user_role USING ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif"))) WITH CHECK ((company_id = ( SELECT NULLIF(current_setting('app.company_id'::text, true), ''::text) AS "nullif")));
ALTER TABLE public.schedule ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.scope_grant ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.score_row ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.score_sheet ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.session ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sign_in_setting ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.stage_reminder ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.target_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.target_row ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.template_content ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.upload_count ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.user_account ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.user_password ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.user_role ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA public TO hr_app;
GRANT USAGE ON SCHEMA public TO hr_session;
GRANT USAGE ON SCHEMA public TO hr_sign_in;
GRANT USAGE ON SCHEMA public TO hr_reset;
GRANT USAGE ON SCHEMA public TO hr_api_token;
GRANT USAGE ON SCHEMA public TO hr_job;
GRANT USAGE ON SCHEMA public TO hr_platform;
GRANT USAGE ON SCHEMA public TO hr_self_test;
GRANT INSERT ON TABLE public.api_token TO hr_app;
GRANT SELECT ON TABLE public.api_token TO hr_self_test;
GRANT SELECT ON TABLE public.api_token TO hr_api_token;
GRANT SELECT,DELETE ON TABLE public.api_token TO hr_job;
GRANT SELECT(company_id) ON TABLE public.api_token TO hr_app;
GRANT SELECT(id) ON TABLE public.api_token TO hr_app;
GRANT SELECT(user_id) ON TABLE public.api_token TO hr_app;
GRANT SELECT(name) ON TABLE public.api_token TO hr_app;
GRANT SELECT(ending) ON TABLE public.api_token TO hr_app;
GRANT SELECT(read_only) ON TABLE public.api_token TO hr_app;
GRANT SELECT(allow_export) ON TABLE public.api_token TO hr_app;
GRANT SELECT(created_at) ON TABLE public.api_token TO hr_app;
GRANT SELECT(expires_at) ON TABLE public.api_token TO hr_app;
GRANT SELECT(last_used_at) ON TABLE public.api_token TO hr_app;
GRANT UPDATE(last_used_at) ON TABLE public.api_token TO hr_api_token;
GRANT SELECT(ended_at),UPDATE(ended_at) ON TABLE public.api_token TO hr_app;
GRANT SELECT(end_reason),UPDATE(end_reason) ON TABLE public.api_token TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.approval TO hr_app;
GRANT SELECT ON TABLE public.approval TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.approval_waiting TO hr_app;
GRANT SELECT ON TABLE public.approval_waiting TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.assessment_info TO hr_app;
GRANT SELECT ON TABLE public.assessment_info TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.assessment_plan TO hr_app;
GRANT SELECT ON TABLE public.assessment_plan TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.assessment_rule TO hr_app;
GRANT SELECT ON TABLE public.assessment_rule TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.assessment_template TO hr_app;
GRANT SELECT ON TABLE public.assessment_template TO hr_self_test;
GRANT SELECT,INSERT ON TABLE public.audit TO hr_app;
GRANT SELECT ON TABLE public.audit TO hr_self_test;
GRANT INSERT ON TABLE public.audit TO hr_sign_in;
GRANT SELECT ON TABLE public.audit TO hr_job;
GRANT UPDATE(seal_no) ON TABLE public.audit TO hr_job;
GRANT SELECT ON TABLE public.audit_seal TO hr_app;
GRANT SELECT ON TABLE public.audit_seal TO hr_self_test;
GRANT SELECT,INSERT ON TABLE public.audit_seal TO hr_job;
GRANT SELECT,INSERT ON TABLE public.calibration TO hr_app;
GRANT SELECT ON TABLE public.calibration TO hr_self_test;
GRANT SELECT,UPDATE ON TABLE public.company TO hr_app;
GRANT SELECT ON TABLE public.company TO hr_self_test;
GRANT SELECT ON TABLE public.company TO hr_session;
GRANT SELECT ON TABLE public.company TO hr_sign_in;
GRANT SELECT ON TABLE public.company TO hr_reset;
GRANT SELECT ON TABLE public.company TO hr_api_token;
GRANT SELECT ON TABLE public.company TO hr_job;
GRANT SELECT,INSERT,UPDATE ON TABLE public.company TO hr_platform;
GRANT UPDATE(daily_done_on) ON TABLE public.company TO hr_job;
GRANT SELECT,INSERT ON TABLE public.confirmation TO hr_app;
GRANT SELECT ON TABLE public.confirmation TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.custom_menu_entry TO hr_app;
GRANT SELECT ON TABLE public.custom_menu_entry TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department TO hr_app;
GRANT SELECT ON TABLE public.department TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dept_path TO hr_app;
GRANT SELECT ON TABLE public.dept_path TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dept_version TO hr_app;
GRANT SELECT ON TABLE public.dept_version TO hr_self_test;
GRANT SELECT(company_id) ON TABLE public.dept_version TO hr_session;
GRANT SELECT(company_id) ON TABLE public.dept_version TO hr_sign_in;
GRANT SELECT(company_id) ON TABLE public.dept_version TO hr_job;
GRANT SELECT(dept_id) ON TABLE public.dept_version TO hr_session;
GRANT SELECT(dept_id) ON TABLE public.dept_version TO hr_sign_in;
GRANT SELECT(dept_id) ON TABLE public.dept_version TO hr_job;
GRANT SELECT(valid_from) ON TABLE public.dept_version TO hr_session;
GRANT SELECT(valid_from) ON TABLE public.dept_version TO hr_sign_in;
GRANT SELECT(valid_from) ON TABLE public.dept_version TO hr_job;
GRANT SELECT(valid_to) ON TABLE public.dept_version TO hr_session;
GRANT SELECT(valid_to) ON TABLE public.dept_version TO hr_sign_in;
GRANT SELECT(valid_to) ON TABLE public.dept_version TO hr_job;
GRANT SELECT(head_emp_id) ON TABLE public.dept_version TO hr_session;
GRANT SELECT(head_emp_id) ON TABLE public.dept_version TO hr_sign_in;
GRANT SELECT(head_emp_id) ON TABLE public.dept_version TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.employee TO hr_app;
GRANT SELECT ON TABLE public.employee TO hr_self_test;
GRANT SELECT(company_id) ON TABLE public.employee TO hr_session;
GRANT SELECT(company_id) ON TABLE public.employee TO hr_reset;
GRANT SELECT(company_id) ON TABLE public.employee TO hr_api_token;
GRANT SELECT(company_id) ON TABLE public.employee TO hr_job;
GRANT SELECT(id) ON TABLE public.employee TO hr_session;
GRANT SELECT(id) ON TABLE public.employee TO hr_reset;
GRANT SELECT(id) ON TABLE public.employee TO hr_api_token;
GRANT SELECT(id) ON TABLE public.employee TO hr_job;
GRANT SELECT(emp_number) ON TABLE public.employee TO hr_reset;
GRANT SELECT(email) ON TABLE public.employee TO hr_reset;
GRANT SELECT(boss_id) ON TABLE public.employee TO hr_session;
GRANT SELECT(boss_id) ON TABLE public.employee TO hr_api_token;
GRANT SELECT(boss_id) ON TABLE public.employee TO hr_job;
GRANT SELECT(last_day) ON TABLE public.employee TO hr_session;
GRANT SELECT(last_day) ON TABLE public.employee TO hr_api_token;
GRANT SELECT(last_day) ON TABLE public.employee TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.employee_import TO hr_app;
GRANT SELECT ON TABLE public.employee_import TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.employee_import_row TO hr_app;
GRANT SELECT ON TABLE public.employee_import_row TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.employee_secret TO hr_app;
GRANT SELECT ON TABLE public.employee_secret TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.employment TO hr_app;
GRANT SELECT ON TABLE public.employment TO hr_self_test;
GRANT SELECT ON TABLE public.external_identity TO hr_app;
GRANT SELECT ON TABLE public.external_identity TO hr_self_test;
GRANT SELECT,INSERT ON TABLE public.external_identity TO hr_sign_in;
GRANT SELECT ON TABLE public.external_sign_in TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.external_sign_in TO hr_sign_in;
GRANT SELECT,DELETE ON TABLE public.external_sign_in TO hr_job;
GRANT SELECT(company_id) ON TABLE public.external_sign_in TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.file TO hr_app;
GRANT SELECT ON TABLE public.file TO hr_self_test;
GRANT SELECT,DELETE ON TABLE public.file TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.file_chunk TO hr_app;
GRANT SELECT ON TABLE public.file_chunk TO hr_self_test;
GRANT SELECT,DELETE ON TABLE public.file_chunk TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency TO hr_app;
GRANT SELECT ON TABLE public.idempotency TO hr_self_test;
GRANT SELECT,DELETE ON TABLE public.idempotency TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.identity_link TO hr_app;
GRANT SELECT ON TABLE public.identity_link TO hr_self_test;
GRANT SELECT ON TABLE public.identity_link TO hr_session;
GRANT SELECT ON TABLE public.identity_link TO hr_sign_in;
GRANT SELECT ON TABLE public.identity_link TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitation TO hr_app;
GRANT SELECT ON TABLE public.invitation TO hr_self_test;
GRANT SELECT ON TABLE public.invitation TO hr_reset;
GRANT UPDATE(token_hash) ON TABLE public.invitation TO hr_reset;
GRANT UPDATE(expires_at) ON TABLE public.invitation TO hr_reset;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job TO hr_app;
GRANT SELECT ON TABLE public.job TO hr_self_test;
GRANT SELECT,UPDATE ON TABLE public.job TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_error TO hr_app;
GRANT SELECT ON TABLE public.job_error TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_family TO hr_app;
GRANT SELECT ON TABLE public.job_family TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_rank TO hr_app;
GRANT SELECT ON TABLE public.job_rank TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_counter TO hr_sign_in;
GRANT SELECT,DELETE ON TABLE public.login_counter TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_name TO hr_app;
GRANT SELECT ON TABLE public.login_name TO hr_self_test;
GRANT SELECT ON TABLE public.login_name TO hr_sign_in;
GRANT SELECT ON TABLE public.login_name TO hr_reset;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail TO hr_app;
GRANT SELECT ON TABLE public.mail TO hr_self_test;
GRANT INSERT ON TABLE public.mail TO hr_reset;
GRANT SELECT,DELETE,UPDATE ON TABLE public.mail TO hr_job;
GRANT SELECT(company_id) ON TABLE public.mail TO hr_reset;
GRANT SELECT(dedupe_key) ON TABLE public.mail TO hr_reset;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notice TO hr_app;
GRANT SELECT ON TABLE public.notice TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notice_read TO hr_app;
GRANT SELECT ON TABLE public.notice_read TO hr_self_test;
GRANT SELECT ON TABLE public.password_reset TO hr_self_test;
GRANT SELECT,INSERT,DELETE ON TABLE public.password_reset TO hr_reset;
GRANT SELECT,DELETE ON TABLE public.password_reset TO hr_job;
GRANT SELECT(company_id) ON TABLE public.password_reset TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.password_sheet TO hr_app;
GRANT SELECT ON TABLE public.password_sheet TO hr_self_test;
GRANT SELECT,DELETE ON TABLE public.password_sheet TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.personnel_change TO hr_app;
GRANT SELECT ON TABLE public.personnel_change TO hr_self_test;
GRANT SELECT,INSERT ON TABLE public.plan_event TO hr_app;
GRANT SELECT ON TABLE public.plan_event TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_module TO hr_app;
GRANT SELECT ON TABLE public.plan_module TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_scope_dept TO hr_app;
GRANT SELECT ON TABLE public.plan_scope_dept TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_scope_person TO hr_app;
GRANT SELECT ON TABLE public.plan_scope_person TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public."position" TO hr_app;
GRANT SELECT ON TABLE public."position" TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_bucket TO hr_sign_in;
GRANT SELECT,INSERT,UPDATE ON TABLE public.rate_bucket TO hr_reset;
GRANT SELECT,DELETE ON TABLE public.rate_bucket TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.remind_date TO hr_app;
GRANT SELECT ON TABLE public.remind_date TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role TO hr_app;
GRANT SELECT ON TABLE public.role TO hr_self_test;
GRANT SELECT ON TABLE public.role TO hr_session;
GRANT SELECT ON TABLE public.role TO hr_api_token;
GRANT SELECT ON TABLE public.role TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_field_group TO hr_app;
GRANT SELECT ON TABLE public.role_field_group TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_page TO hr_app;
GRANT SELECT ON TABLE public.role_page TO hr_self_test;
GRANT SELECT ON TABLE public.role_page TO hr_session;
GRANT SELECT ON TABLE public.role_page TO hr_api_token;
GRANT SELECT ON TABLE public.role_page TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.salary_record TO hr_app;
GRANT SELECT ON TABLE public.salary_record TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.schedule TO hr_app;
GRANT SELECT ON TABLE public.schedule TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.scope_grant TO hr_app;
GRANT SELECT ON TABLE public.scope_grant TO hr_self_test;
GRANT SELECT(company_id) ON TABLE public.scope_grant TO hr_session;
GRANT SELECT(company_id) ON TABLE public.scope_grant TO hr_api_token;
GRANT SELECT(company_id) ON TABLE public.scope_grant TO hr_job;
GRANT SELECT(role_code) ON TABLE public.scope_grant TO hr_session;
GRANT SELECT(role_code) ON TABLE public.scope_grant TO hr_api_token;
GRANT SELECT(role_code) ON TABLE public.scope_grant TO hr_job;
GRANT SELECT(user_id) ON TABLE public.scope_grant TO hr_session;
GRANT SELECT(user_id) ON TABLE public.scope_grant TO hr_api_token;
GRANT SELECT(user_id) ON TABLE public.scope_grant TO hr_job;
GRANT SELECT(object_type) ON TABLE public.scope_grant TO hr_session;
GRANT SELECT(object_type) ON TABLE public.scope_grant TO hr_api_token;
GRANT SELECT(object_type) ON TABLE public.scope_grant TO hr_job;
GRANT SELECT(scope) ON TABLE public.scope_grant TO hr_session;
GRANT SELECT(scope) ON TABLE public.scope_grant TO hr_api_token;
GRANT SELECT(scope) ON TABLE public.scope_grant TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.score_row TO hr_app;
GRANT SELECT ON TABLE public.score_row TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.score_sheet TO hr_app;
GRANT SELECT ON TABLE public.score_sheet TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO hr_app;
GRANT SELECT ON TABLE public.session TO hr_self_test;
GRANT SELECT ON TABLE public.session TO hr_session;
GRANT SELECT,INSERT,UPDATE ON TABLE public.session TO hr_sign_in;
GRANT SELECT,DELETE ON TABLE public.session TO hr_job;
GRANT UPDATE(last_seen_at) ON TABLE public.session TO hr_session;
GRANT UPDATE(ended_at) ON TABLE public.session TO hr_session;
GRANT UPDATE(end_reason) ON TABLE public.session TO hr_session;
GRANT INSERT,UPDATE ON TABLE public.sign_in_setting TO hr_app;
GRANT SELECT ON TABLE public.sign_in_setting TO hr_self_test;
GRANT SELECT ON TABLE public.sign_in_setting TO hr_sign_in;
GRANT SELECT(company_id) ON TABLE public.sign_in_setting TO hr_app;
GRANT SELECT(directory) ON TABLE public.sign_in_setting TO hr_app;
GRANT SELECT(provider) ON TABLE public.sign_in_setting TO hr_app;
GRANT SELECT(version) ON TABLE public.sign_in_setting TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stage_reminder TO hr_app;
GRANT SELECT ON TABLE public.stage_reminder TO hr_self_test;
GRANT SELECT ON TABLE public.system_notice TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.system_notice TO hr_platform;
GRANT SELECT,INSERT ON TABLE public.target_log TO hr_app;
GRANT SELECT ON TABLE public.target_log TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.target_row TO hr_app;
GRANT SELECT ON TABLE public.target_row TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.template_content TO hr_app;
GRANT SELECT ON TABLE public.template_content TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.upload_count TO hr_app;
GRANT SELECT ON TABLE public.upload_count TO hr_self_test;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_account TO hr_app;
GRANT SELECT ON TABLE public.user_account TO hr_self_test;
GRANT SELECT ON TABLE public.user_account TO hr_session;
GRANT SELECT ON TABLE public.user_account TO hr_sign_in;
GRANT SELECT ON TABLE public.user_account TO hr_reset;
GRANT SELECT ON TABLE public.user_account TO hr_api_token;
GRANT SELECT ON TABLE public.user_account TO hr_job;
GRANT UPDATE(last_sign_in_at) ON TABLE public.user_account TO hr_sign_in;
GRANT INSERT,UPDATE ON TABLE public.user_password TO hr_app;
GRANT SELECT ON TABLE public.user_password TO hr_self_test;
GRANT SELECT ON TABLE public.user_password TO hr_sign_in;
GRANT SELECT(company_id) ON TABLE public.user_password TO hr_app;
GRANT SELECT(user_id) ON TABLE public.user_password TO hr_app;
GRANT UPDATE(hash) ON TABLE public.user_password TO hr_sign_in;
GRANT SELECT(changed_at) ON TABLE public.user_password TO hr_app;
GRANT SELECT(expires_at) ON TABLE public.user_password TO hr_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_role TO hr_app;
GRANT SELECT ON TABLE public.user_role TO hr_self_test;
GRANT SELECT ON TABLE public.user_role TO hr_session;
GRANT SELECT ON TABLE public.user_role TO hr_api_token;
GRANT SELECT ON TABLE public.user_role TO hr_job;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.verification_code TO hr_sign_in;
GRANT SELECT,DELETE ON TABLE public.verification_code TO hr_job;
