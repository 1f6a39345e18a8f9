CREATE TABLE "employee_import" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"sealed_file" text,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"counts" jsonb,
	"creations" jsonb,
	"notes" jsonb NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_on" date,
	CONSTRAINT "employee_import_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "employee_import_row" (
	"company_id" text NOT NULL,
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"emp_id" text,
	"person_version" integer,
	"person" jsonb,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "employee_import_row_company_id_import_id_row_pk" PRIMARY KEY("company_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_number" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"sort_key" text NOT NULL,
	"search_key" text NOT NULL,
	"email" text,
	"sex" smallint DEFAULT 0 NOT NULL,
	"phone" text,
	"dept_id" text,
	"position_id" text,
	"rank_id" text,
	"job_family_id" text,
	"boss_id" text,
	"virtual_boss_id" text,
	"employee_type" smallint DEFAULT 1 NOT NULL,
	"city_name" text,
	"entry_date" date NOT NULL,
	"regular_date" date,
	"last_day" date,
	"birth_date" date,
	"nationality" text,
	"education" smallint DEFAULT 0 NOT NULL,
	"marital_status" smallint DEFAULT 0 NOT NULL,
	"political_status" text,
	"id_type" smallint,
	"bank_name" text,
	"contract_start" date,
	"contract_end" date,
	"emergency_contact" text,
	"emergency_phone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "employee_number" UNIQUE("company_id","emp_number")
);
--> statement-breakpoint
CREATE TABLE "employee_secret" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"blind_index" text NOT NULL,
	CONSTRAINT "employee_secret_company_id_emp_id_kind_pk" PRIMARY KEY("company_id","emp_id","kind")
);
--> statement-breakpoint
CREATE TABLE "employment" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"dept_id" text,
	"position_id" text,
	"rank_id" text,
	"job_family_id" text,
	"boss_id" text,
	"virtual_boss_id" text,
	"employee_type" smallint NOT NULL,
	"city_name" text,
	CONSTRAINT "employment_company_id_emp_id_valid_from_pk" PRIMARY KEY("company_id","emp_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "personnel_change" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"change_type" smallint NOT NULL,
	"state" text NOT NULL,
	"effective_date" date NOT NULL,
	"exit_kind" smallint,
	"reason" text,
	"lines" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "personnel_change_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "salary_record" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"base_salary" numeric(16, 2),
	"target_bonus" numeric(16, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "salary_record_company_id_emp_id_valid_from_pk" PRIMARY KEY("company_id","emp_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "assessment_template" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_template_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assessment_template_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "template_content" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"template_id" text NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"frozen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "template_content_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "template_content_name" UNIQUE("company_id","template_id","name")
);
--> statement-breakpoint
CREATE TABLE "custom_menu_entry" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "custom_menu_entry_company_id_user_id_path_pk" PRIMARY KEY("company_id","user_id","path")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"deadline" timestamp (3) with time zone,
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "notice_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_read" (
	"company_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_read_company_id_notice_id_user_id_pk" PRIMARY KEY("company_id","notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "remind_date" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "remind_date_company_id_user_id_day_pk" PRIMARY KEY("company_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "schedule_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "stage_reminder" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"label" text,
	"dedupe_key" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "stage_reminder_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stage_reminder_once" UNIQUE("company_id","emp_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "department_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "department_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "dept_path" (
	"company_id" text NOT NULL,
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "dept_path_company_id_ancestor_descendant_pk" PRIMARY KEY("company_id","ancestor","descendant")
);
--> statement-breakpoint
CREATE TABLE "dept_version" (
	"company_id" text NOT NULL,
	"dept_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"name" text NOT NULL,
	"name_en" text,
	"parent_id" text,
	"head_emp_id" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dept_version_company_id_dept_id_valid_from_pk" PRIMARY KEY("company_id","dept_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "calibration" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"score_before" numeric(12, 4),
	"score_after" numeric(12, 4),
	"level_before" text,
	"level_after" text,
	"comment" text NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"source" smallint NOT NULL,
	CONSTRAINT "calibration_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"by" text NOT NULL,
	"outcome" text NOT NULL,
	"text" text,
	"score" numeric(12, 4),
	"level_name" text,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "confirmation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "score_row" (
	"company_id" text NOT NULL,
	"sheet_id" text NOT NULL,
	"target_row_id" text NOT NULL,
	"score" numeric(12, 4),
	"comment" text,
	CONSTRAINT "score_row_company_id_sheet_id_target_row_id_pk" PRIMARY KEY("company_id","sheet_id","target_row_id")
);
--> statement-breakpoint
CREATE TABLE "score_sheet" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"scorer_role" smallint NOT NULL,
	"scorer_emp_id" text NOT NULL,
	"overall_comment" text,
	"submitted_at" timestamp (3) with time zone,
	"sent_back_reason" text,
	"sent_back_at" timestamp (3) with time zone,
	"total_raw" numeric,
	"draft_client_id" text,
	"draft_seq" integer,
	"draft_saved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "score_sheet_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "score_sheet_scorer" UNIQUE("company_id","assessment_id","scorer_role","scorer_emp_id")
);
--> statement-breakpoint
CREATE TABLE "target_log" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"row_id" text NOT NULL,
	"key_result" text NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"stage" smallint NOT NULL,
	"reason" text,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "target_row" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"template_id" text NOT NULL,
	"part_code" text NOT NULL,
	"sort" integer NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"key_result" text NOT NULL,
	"description" text,
	"measure_unit" text,
	"start_value" numeric(22, 8),
	"target_value" numeric(22, 8),
	"achieved_value" numeric(22, 8),
	"weight" numeric(12, 4),
	"confidence" smallint,
	"priority" smallint NOT NULL,
	"start_date" date,
	"target_date" date,
	CONSTRAINT "target_row_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_event" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"passed_over" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"by_user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_event_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_scope_dept" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dept_id" text NOT NULL,
	CONSTRAINT "plan_scope_dept_company_id_plan_id_dept_id_pk" PRIMARY KEY("company_id","plan_id","dept_id")
);
--> statement-breakpoint
CREATE TABLE "plan_scope_person" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"excluded" boolean NOT NULL,
	CONSTRAINT "plan_scope_person_company_id_plan_id_emp_id_pk" PRIMARY KEY("company_id","plan_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_info" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"dept_id" text,
	"position_id" text,
	"rank_id" text,
	"job_family_id" text,
	"boss_emp_id" text,
	"virtual_boss_emp_id" text,
	"employee_stage" smallint NOT NULL,
	"boss_stage" smallint NOT NULL,
	"target_status" smallint NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"composed_raw" numeric,
	"composed" numeric(12, 4),
	"level_name" text,
	"calibrated_score" numeric(12, 4),
	"calibrated_level" text,
	"draft_client_id" text,
	"draft_seq" integer,
	"draft_saved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_info_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assessment_info_person" UNIQUE("company_id","plan_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_plan" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"plan_year" integer NOT NULL,
	"cycle" smallint NOT NULL,
	"cycle_index" smallint NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"fill_from" date NOT NULL,
	"fill_to" date NOT NULL,
	"score_from" date NOT NULL,
	"score_to" date NOT NULL,
	"calibrate_from" date NOT NULL,
	"calibrate_to" date NOT NULL,
	"communicate_from" date NOT NULL,
	"communicate_to" date NOT NULL,
	"reminders" jsonb NOT NULL,
	"self_ratio" numeric(12, 4) NOT NULL,
	"boss_ratio" numeric(12, 4) NOT NULL,
	"digits" smallint NOT NULL,
	"view_score_at" smallint NOT NULL,
	"view_what" smallint NOT NULL,
	"allow_export_details" boolean NOT NULL,
	"managers_may_set_targets" boolean NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"lock_reason" text,
	"stop_reason" text,
	"fill_in_closed" boolean DEFAULT false NOT NULL,
	"boss_scoring_locked" boolean DEFAULT false NOT NULL,
	"boss_confirm_locked" boolean DEFAULT false NOT NULL,
	"rule_id" text,
	"rule_snapshot" jsonb,
	"flow" jsonb NOT NULL,
	"whole_company" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_plan_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assessment_plan_name" UNIQUE("company_id","name"),
	CONSTRAINT "assessment_plan_lockable" CHECK (not "assessment_plan"."locked" or "assessment_plan"."status" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "assessment_rule" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"rule_type" smallint NOT NULL,
	"full_score" numeric(12, 4) NOT NULL,
	"granularity" numeric(12, 4) NOT NULL,
	"levels" jsonb NOT NULL,
	"force_check" smallint NOT NULL,
	"force_scope" smallint NOT NULL,
	"min_group_size" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_rule_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assessment_rule_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "plan_module" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"template_id" text NOT NULL,
	"content_id" text NOT NULL,
	"sort" smallint NOT NULL,
	"weight" numeric(12, 4) NOT NULL,
	CONSTRAINT "plan_module_company_id_plan_id_template_id_pk" PRIMARY KEY("company_id","plan_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"read_only" boolean NOT NULL,
	"allow_export" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "api_token_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"submitter_id" text NOT NULL,
	"state" smallint NOT NULL,
	"run" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "approval_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "approval_waiting" (
	"company_id" text NOT NULL,
	"approval_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "approval_waiting_company_id_approval_id_emp_id_pk" PRIMARY KEY("company_id","approval_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" text NOT NULL,
	"subject_user_id" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"params" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"seal_no" integer,
	CONSTRAINT "audit_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"company_id" text NOT NULL,
	"seal_no" integer NOT NULL,
	"entries" integer NOT NULL,
	"root_hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seal_company_id_seal_no_pk" PRIMARY KEY("company_id","seal_no")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"login_way" smallint DEFAULT 1 NOT NULL,
	"login_domain" text,
	"sync_system_type" smallint DEFAULT 0 NOT NULL,
	"external_system_url" text,
	"external_system_app_id" text,
	"mini_program_url" text,
	"overall_goal" boolean DEFAULT false NOT NULL,
	"self_score_first" boolean DEFAULT false NOT NULL,
	"bonus_coefficient_open" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"daily_done_on" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_user_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "file_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "file_chunk" (
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunk_company_id_file_id_no_pk" PRIMARY KEY("company_id","file_id","no")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_company_id_user_id_operation_key_pk" PRIMARY KEY("company_id","user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"actor_user_id" text NOT NULL,
	"subject_user_id" text NOT NULL,
	"language" text NOT NULL,
	"request_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"message_id" text,
	"message_params" jsonb,
	"file_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"heartbeat_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "job_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_error" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"no" integer NOT NULL,
	"item" text NOT NULL,
	"message_id" text NOT NULL,
	"message_params" jsonb NOT NULL,
	CONSTRAINT "job_error_company_id_job_id_no_pk" PRIMARY KEY("company_id","job_id","no")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sealed" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "system_notice" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "system_notice_only" CHECK ("system_notice"."only")
);
--> statement-breakpoint
CREATE TABLE "upload_count" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "upload_count_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_family" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_family_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_family_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "job_rank" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"grade" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_rank_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_rank_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "position" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"dept_id" text,
	"job_family_id" text,
	"rank_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "position_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "position_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "external_identity" (
	"company_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identity_company_id_issuer_subject_pk" PRIMARY KEY("company_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "external_sign_in" (
	"company_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"key_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	"user_id" text,
	CONSTRAINT "external_sign_in_company_id_state_hash_pk" PRIMARY KEY("company_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_link" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_user_id" text,
	"dept_id" text,
	"valid_to" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "identity_link_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "identity_link_target" CHECK (("identity_link"."linked_user_id" is null) <> ("identity_link"."dept_id" is null)),
	CONSTRAINT "identity_link_other" CHECK ("identity_link"."linked_user_id" <> "identity_link"."user_id")
);
--> statement-breakpoint
CREATE TABLE "login_counter" (
	"company_code" text NOT NULL,
	"name" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_counter_company_code_name_pk" PRIMARY KEY("company_code","name")
);
--> statement-breakpoint
CREATE TABLE "login_name" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "login_name_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_reset_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject_user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "session_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_setting" (
	"company_id" text PRIMARY KEY NOT NULL,
	"directory" jsonb,
	"bind_secret" text,
	"provider" jsonb,
	"client_secret" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text,
	"display_name" text NOT NULL,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"avatar_file_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_account_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_password_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"company_code" text NOT NULL,
	"name" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_code_company_code_name_pk" PRIMARY KEY("company_code","name")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"company_id" text NOT NULL,
	"role_code" text NOT NULL,
	"role_name" text,
	"type" smallint NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_company_id_role_code_pk" PRIMARY KEY("company_id","role_code")
);
--> statement-breakpoint
CREATE TABLE "role_field_group" (
	"company_id" text NOT NULL,
	"role_code" text NOT NULL,
	"field_group" text NOT NULL,
	"right" smallint NOT NULL,
	CONSTRAINT "role_field_group_company_id_role_code_field_group_pk" PRIMARY KEY("company_id","role_code","field_group"),
	CONSTRAINT "role_field_group_right" CHECK ("role_field_group"."right" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "role_page" (
	"company_id" text NOT NULL,
	"role_code" text NOT NULL,
	"path" text NOT NULL,
	"rights" smallint NOT NULL,
	CONSTRAINT "role_page_company_id_role_code_path_pk" PRIMARY KEY("company_id","role_code","path"),
	CONSTRAINT "role_page_rights" CHECK ("role_page"."rights" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "scope_grant" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"role_code" text,
	"user_id" text,
	"object_type" text NOT NULL,
	"scope" smallint NOT NULL,
	"dept_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"emp_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "scope_grant_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "scope_grant_holder" CHECK (("scope_grant"."role_code" is null) <> ("scope_grant"."user_id" is null)),
	CONSTRAINT "scope_grant_scope" CHECK ("scope_grant"."scope" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role_code" text NOT NULL,
	CONSTRAINT "user_role_company_id_user_id_role_code_pk" PRIMARY KEY("company_id","user_id","role_code")
);
--> statement-breakpoint
ALTER TABLE "employee_import_row" ADD CONSTRAINT "employee_import_row_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."employee_import"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_position" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."position"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_boss_person" FOREIGN KEY ("company_id","boss_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_virtual_boss" FOREIGN KEY ("company_id","virtual_boss_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_secret" ADD CONSTRAINT "employee_secret_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment" ADD CONSTRAINT "employment_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment" ADD CONSTRAINT "employment_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD CONSTRAINT "personnel_change_employee_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_record" ADD CONSTRAINT "salary_record_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_content" ADD CONSTRAINT "template_content_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."assessment_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_menu_entry" ADD CONSTRAINT "custom_menu_entry_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_publisher" FOREIGN KEY ("company_id","published_by") REFERENCES "public"."user_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_notice" FOREIGN KEY ("company_id","notice_id") REFERENCES "public"."notice"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remind_date" ADD CONSTRAINT "remind_date_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_reminder" ADD CONSTRAINT "stage_reminder_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_path" ADD CONSTRAINT "dept_path_ancestor" FOREIGN KEY ("company_id","ancestor") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_path" ADD CONSTRAINT "dept_path_descendant_department" FOREIGN KEY ("company_id","descendant") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_version" ADD CONSTRAINT "dept_version_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_version" ADD CONSTRAINT "dept_version_parent_department" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_version" ADD CONSTRAINT "dept_version_head" FOREIGN KEY ("company_id","head_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration" ADD CONSTRAINT "calibration_of_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration" ADD CONSTRAINT "calibration_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_row" ADD CONSTRAINT "score_row_of_sheet" FOREIGN KEY ("company_id","sheet_id") REFERENCES "public"."score_sheet"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_row" ADD CONSTRAINT "score_row_of_target" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_scored_by" FOREIGN KEY ("company_id","scorer_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_log" ADD CONSTRAINT "target_log_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_row" ADD CONSTRAINT "target_row_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_event" ADD CONSTRAINT "plan_event_of_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scope_dept" ADD CONSTRAINT "plan_scope_dept_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scope_dept" ADD CONSTRAINT "plan_scope_dept_dept" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scope_person" ADD CONSTRAINT "plan_scope_person_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scope_person" ADD CONSTRAINT "plan_scope_person_emp" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD CONSTRAINT "assessment_info_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD CONSTRAINT "assessment_info_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD CONSTRAINT "assessment_info_superior" FOREIGN KEY ("company_id","boss_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD CONSTRAINT "assessment_info_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD CONSTRAINT "assessment_plan_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."assessment_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_module" ADD CONSTRAINT "plan_module_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_module" ADD CONSTRAINT "plan_module_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."assessment_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_module" ADD CONSTRAINT "plan_module_content" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."template_content"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_waiting" ADD CONSTRAINT "approval_waiting_company_id_approval_id_approval_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approval"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_company_id_file_id_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."file"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_company_id_file_id_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_error" ADD CONSTRAINT "job_error_company_id_job_id_job_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."job"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_family" ADD CONSTRAINT "job_family_parent" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_sign_in" ADD CONSTRAINT "external_sign_in_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_company_id_linked_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","linked_user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_name" ADD CONSTRAINT "login_name_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_company_id_subject_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","subject_user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_setting" ADD CONSTRAINT "sign_in_setting_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_id_avatar_file_id_file_company_id_id_fk" FOREIGN KEY ("company_id","avatar_file_id") REFERENCES "public"."file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_field_group" ADD CONSTRAINT "role_field_group_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_page" ADD CONSTRAINT "role_page_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_grant" ADD CONSTRAINT "scope_grant_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_grant" ADD CONSTRAINT "scope_grant_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_import_owner" ON "employee_import" USING btree ("company_id","owner_user_id","id");--> statement-breakpoint
CREATE INDEX "employee_import_row_outcome" ON "employee_import_row" USING btree ("company_id","import_id","outcome","row");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_email" ON "employee" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "employee_sort" ON "employee" USING btree ("company_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "employee_dept" ON "employee" USING btree ("company_id","dept_id");--> statement-breakpoint
CREATE INDEX "employee_boss" ON "employee" USING btree ("company_id","boss_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_secret_id_number" ON "employee_secret" USING btree ("company_id","blind_index") WHERE "employee_secret"."kind" = 'idNumber';--> statement-breakpoint
CREATE INDEX "personnel_change_employee" ON "personnel_change" USING btree ("company_id","emp_id","effective_date");--> statement-breakpoint
CREATE UNIQUE INDEX "template_content_enabled" ON "template_content" USING btree ("company_id","template_id") WHERE "template_content"."enabled";--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "remind_date_day" ON "remind_date" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "schedule_day" ON "schedule" USING btree ("company_id","user_id","day","time");--> statement-breakpoint
CREATE INDEX "stage_reminder_recipient" ON "stage_reminder" USING btree ("company_id","emp_id","sent_at");--> statement-breakpoint
CREATE INDEX "dept_path_descendant" ON "dept_path" USING btree ("company_id","descendant");--> statement-breakpoint
CREATE INDEX "dept_version_parent" ON "dept_version" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "calibration_assessment" ON "calibration" USING btree ("company_id","assessment_id","at");--> statement-breakpoint
CREATE INDEX "calibration_plan" ON "calibration" USING btree ("company_id","plan_id","at");--> statement-breakpoint
CREATE INDEX "confirmation_assessment" ON "confirmation" USING btree ("company_id","assessment_id","at");--> statement-breakpoint
CREATE INDEX "score_sheet_by_scorer" ON "score_sheet" USING btree ("company_id","scorer_emp_id");--> statement-breakpoint
CREATE INDEX "target_log_assessment" ON "target_log" USING btree ("company_id","assessment_id","at");--> statement-breakpoint
CREATE INDEX "target_row_assessment" ON "target_row" USING btree ("company_id","assessment_id","sort");--> statement-breakpoint
CREATE INDEX "plan_event_plan" ON "plan_event" USING btree ("company_id","plan_id","at");--> statement-breakpoint
CREATE INDEX "assessment_info_emp" ON "assessment_info" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "assessment_info_boss" ON "assessment_info" USING btree ("company_id","boss_emp_id");--> statement-breakpoint
CREATE INDEX "assessment_plan_status" ON "assessment_plan" USING btree ("company_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash" ON "api_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_token_owner" ON "api_token" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "approval_subject" ON "approval" USING btree ("company_id","subject_type","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_pending" ON "approval" USING btree ("company_id","subject_type","subject_id") WHERE state = 1;--> statement-breakpoint
CREATE INDEX "approval_waiting_emp" ON "approval_waiting" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("company_id","object_type","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_unsealed" ON "audit" USING btree ("company_id","id") WHERE seal_no is null;--> statement-breakpoint
CREATE INDEX "audit_sealed" ON "audit" USING btree ("company_id","seal_no");--> statement-breakpoint
CREATE UNIQUE INDEX "company_code" ON "company" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "company_login_domain" ON "company" USING btree ("login_domain");--> statement-breakpoint
CREATE INDEX "file_expiry" ON "file" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_actor" ON "job" USING btree ("company_id","actor_user_id","id");--> statement-breakpoint
CREATE INDEX "job_unfinished" ON "job" USING btree ("state","delivered_at") WHERE state < 3;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_once" ON "mail" USING btree ("company_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "external_identity_user" ON "external_identity" USING btree ("company_id","issuer","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "external_sign_in_state" ON "external_sign_in" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "external_sign_in_age" ON "external_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_account" ON "identity_link" USING btree ("company_id","user_id","linked_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_dept" ON "identity_link" USING btree ("company_id","user_id","dept_id");--> statement-breakpoint
CREATE INDEX "login_name_user" ON "login_name" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_token" ON "password_reset" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_live" ON "session" USING btree ("company_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_emp" ON "user_account" USING btree ("company_id","emp_id") WHERE emp_id is not null;--> statement-breakpoint
CREATE INDEX "scope_grant_role" ON "scope_grant" USING btree ("company_id","role_code","object_type");--> statement-breakpoint
CREATE INDEX "user_role_role" ON "user_role" USING btree ("company_id","role_code");