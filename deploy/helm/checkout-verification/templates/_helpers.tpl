{{/* Labels by which the pods of the service are selected. */}}
{{- define "checkout.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Labels of everything that the chart makes. */}}
{{- define "checkout.labels" -}}
{{ include "checkout.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* One name for everything: that of the release. */}}
{{- define "checkout.name" -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{- define "checkout.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "checkout.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "checkout.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "checkout.settings" -}}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{/* The folder /data. */}}
{{- define "checkout.dataVolume" -}}
{{- if .Values.data.existingClaim -}}
{ name: data, persistentVolumeClaim: { claimName: {{ .Values.data.existingClaim }} } }
{{- else if .Values.data.size -}}
{ name: data, persistentVolumeClaim: { claimName: {{ include "checkout.name" . }}-data } }
{{- else -}}
{ name: data, emptyDir: {} }
{{- end -}}
{{- end }}

{{/* Tells what was loaded, and by which image: another release may read data of another format. */}}
{{- define "checkout.dataDigest" -}}
{{ list .Values.data.load (include "checkout.image" .) | toJson | sha256sum | trunc 7 }}
{{- end }}
