ALTER TABLE "change_proposal" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "change_proposal" ADD COLUMN "exit_reason" text;--> statement-breakpoint
ALTER TABLE "employee_record" ADD COLUMN "contract_type" text;