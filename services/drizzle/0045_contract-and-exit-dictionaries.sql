ALTER TABLE "employee" ADD COLUMN "contract_type" text;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "exit_reason" text;